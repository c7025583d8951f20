// Fluent files as modules: the text of a file, without the comments that only its authors need.

import type { Plugin } from "vite";

export function fluent(): Plugin {
    return {
        name: "fluent",
        transform(text, id) {
            if (!id.endsWith(".ftl")) return null;
            const kept = text.split("\n").filter((line) => !line.startsWith("#"));
            return { code: `export default ${JSON.stringify(kept.join("\n"))};`, map: null };
        },
    };
}
