import { mount } from "svelte";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";
import { startWorker } from "./net/worker";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
await words.follow();
target.replaceChildren();
mount(App, { target });
void startWorker();
