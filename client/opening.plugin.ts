// What index.html holds for when the client can't open: src/opening.js as a file by itself, and in the place of each
// comment `words: KEY` the words of src/words/opening.ts in all languages.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/words/negotiate.ts";
import { AGAIN, OPENING } from "./src/words/opening.ts";

const SCRIPT = "src/opening.js";

/** `locales` is the directory of all languages, `script` the path of src/opening.js. */
export function opening(locales: string, script: string): Plugin {
    let file = "";
    return {
        name: "opening",
        renderStart() {
            const source = readFileSync(script, "utf8");
            file = this.emitFile({ type: "asset", name: "opening.js", source });
        },
        generateBundle() {
            file = this.getFileName(file);
        },
        transformIndexHtml: {
            order: "post",
            handler: (html) =>
                html
                    .replace(/<!-- words: (\w+) -->/g, (_, key: keyof typeof OPENING) =>
                        LANGUAGES.map((language) => paragraph(locales, language, key)).join(""),
                    )
                    .replace(/"\.?\/src\/opening\.js"/, file === "" ? `"/${SCRIPT}"` : `"./${file}"`),
        },
    };
}

function paragraph(locales: string, language: string, key: keyof typeof OPENING): string {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${locales}/${language}/device.ftl`, "utf8")));
    const say = (id: string) => {
        const pattern = bundle.getMessage(id)?.value;
        if (!pattern) throw new Error(`device.ftl has no ${id} in ${language}`);
        return bundle.formatPattern(pattern).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    };
    const button =
        key === "failed" ? ` <button type="button" class="button button--small">${say(AGAIN)}</button>` : "";
    return `<p lang="${language}">${say(OPENING[key])}${button}</p>`;
}
