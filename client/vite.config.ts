import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig } from "vitest/config";
import { fluent } from "./fluent.plugin.ts";
import { fallback } from "./fallback.plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["WILDCARDS_SERVER"] ?? "http://127.0.0.1:8765";

/** The chunk of a language, by the path of one of its files. */
const languageOf = (path: string) => /[\\/]locales[\\/](\w+)[\\/]/.exec(path)?.[1] ?? null;

export default defineConfig({
    // The server fills in where the pages are; scripts find one another by relative addresses.
    base: "./",
    plugins: [
        svelte(),
        svelteTesting(),
        fluent(),
        fallback(here("../src/wildcards/locales"), here("src/fallback.js")),
    ],
    resolve: { alias: { $locales: here("../src/wildcards/locales"), $client: here("src") } },
    build: {
        outDir: here("../src/wildcards/server/client"),
        emptyOutDir: true,
        target: browserslistToEsbuild(), // of package.json; styles follow it
        assetsInlineLimit: 0, // data: addresses are not in the policy for scripts and styles
        modulePreload: { polyfill: false },
        // Few files: what every page needs in one, the table in another. Many small ones cost many round trips.
        rolldownOptions: {
            output: {
                codeSplitting: {
                    groups: [
                        { name: "first", tags: ["$initial"] },
                        { name: languageOf, test: /[\\/]locales[\\/]\w+[\\/](?!rules|learn)\w+\.ftl/ },
                        { name: "table", test: /[\\/]src[\\/](play|story)[\\/]/ },
                    ],
                },
            },
        },
    },
    server: {
        proxy: { "/api": { target: server, ws: true } },
        fs: { allow: [here("."), here("../src/wildcards/locales")] },
    },
    test: {
        environment: "jsdom",
        pool: "vmThreads", // half the time of the default here
        include: ["tests/**/*.test.ts"],
        setupFiles: ["tests/setup.ts"],
    },
});
