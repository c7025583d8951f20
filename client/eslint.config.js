import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules", "src/protocol.ts"] },
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
            "svelte/no-navigation-without-resolve": "off", // of SvelteKit
            "svelte/no-inline-styles": ["error", { allowTransitions: true }], // the policy of the server forbids them
            "@typescript-eslint/no-non-null-assertion": "error",
        },
    },
);
