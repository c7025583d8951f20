// Fluent files as modules: the text of a file, without the comments that only its authors need. And the words of the
// page itself, for when the client can't open: in index.html `words: ID` in a comment stands for them in all languages.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/words/negotiate.ts";

/** `locales` is the directory of all languages, with a slash at its end. */
export function fluent(locales: string): Plugin {
    return {
        name: "fluent",
        transform(text, id) {
            if (!id.endsWith(".ftl")) return null;
            const kept = text.split("\n").filter((line) => !line.startsWith("#"));
            return { code: `export default ${JSON.stringify(kept.join("\n"))};`, map: null };
        },
        transformIndexHtml: (html) =>
            html.replace(/<!-- words: (\S+) -->/g, (_, id: string) =>
                LANGUAGES.map((language) => paragraph(locales, language, id)).join(""),
            ),
    };
}

function paragraph(locales: string, language: string, id: string): string {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${locales}${language}/device.ftl`, "utf8")));
    const say = (one: string) => {
        const pattern = bundle.getMessage(one)?.value;
        if (!pattern) throw new Error(`device.ftl has no ${one} in ${language}`);
        return bundle.formatPattern(pattern).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    };
    const button = id === "opening-failed" ? ` <button type="button">${say("opening-again")}</button>` : "";
    return `<p lang="${language}">${say(id)}${button}</p>`;
}
