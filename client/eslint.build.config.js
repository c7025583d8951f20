// For the client as built, libraries and all: whether the browsers in package.json can run it.

import globals from "globals";
import { floor } from "./floor.js";

export default [
    {
        files: ["**/*.js"],
        languageOptions: { ecmaVersion: 2022, globals: globals.browser },
        linterOptions: { reportUnusedDisableDirectives: "off" },
        ...floor,
    },
];
