import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";
import { startWorker } from "./worker";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
await words.follow();
target.replaceChildren();
mount(App, { target });
void startWorker();
