// What index.html holds for when the client can't open: src/fallback.js as a separate file, and in place of each
// comment `words: KEY` the words of src/words/fallback.ts in all languages.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/words/language.ts";
import { AGAIN, FALLBACK } from "./src/words/fallback.ts";

const SCRIPT = "src/fallback.js";

/** `locales` is the directory of all languages, `script` the path of src/fallback.js. */
export function fallback(locales: string, script: string): Plugin {
    let file = "";
    return {
        name: "fallback",
        renderStart() {
            const source = readFileSync(script, "utf8");
            file = this.emitFile({ type: "asset", name: "fallback.js", source });
        },
        generateBundle() {
            file = this.getFileName(file);
        },
        transformIndexHtml: {
            order: "post",
            handler: (html) =>
                html
                    .replace(/<!-- words: (\w+) -->/g, (_, key: keyof typeof FALLBACK) =>
                        LANGUAGES.map((language) => paragraph(locales, language, key)).join(""),
                    )
                    .replace(/"\.?\/src\/fallback\.js"/, file === "" ? `"/${SCRIPT}"` : `"./${file}"`),
        },
    };
}

function paragraph(locales: string, language: string, key: keyof typeof FALLBACK): string {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${locales}/${language}/device.ftl`, "utf8")));
    const say = (id: string) => {
        const pattern = bundle.getMessage(id)?.value;
        if (!pattern) throw new Error(`device.ftl has no ${id} in ${language}`);
        return bundle.formatPattern(pattern).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    };
    const button =
        key === "failed" ? ` <button type="button" class="button button--small">${say(AGAIN)}</button>` : "";
    return `<p lang="${language}">${say(FALLBACK[key])}${button}</p>`;
}
