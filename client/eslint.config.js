import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { floor } from "./floor.js";
import { rooms } from "./rooms.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules", "src/net/protocol.ts"] },
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
        },
    },
    { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
    {
        rules: {
            "no-console": "error",
            eqeqeq: "error",
            "svelte/no-unused-svelte-ignore": "off", // svelte-check reports these, and knows more warnings
            "svelte/no-navigation-without-resolve": "off", // of SvelteKit
            // The policy of the server forbids style attributes; style:property sets one by script, which it allows.
            "no-restricted-syntax": [
                "error",
                { selector: "SvelteAttribute[key.name='style']", message: "Use style:property or a class." },
            ],
            "@typescript-eslint/no-non-null-assertion": "error",
        },
    },
    { files: ["src/**", "public/**"], ...floor },
    { files: ["src/**"], ...rooms },
    {
        files: ["src/**"],
        ignores: ["src/device/keys.ts"],
        rules: {
            "no-restricted-properties": [
                "error",
                ...["key", "code", "keyCode", "which"].map((property) => ({
                    object: "event",
                    property,
                    message: "Keyboards differ: keyOf() of device/keys.ts.",
                })),
            ],
        },
    },
    { files: ["tests/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
);
