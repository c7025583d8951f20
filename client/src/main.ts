import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
await words.follow();
mount(App, { target });
