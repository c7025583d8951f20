// For the client as it was built, libraries and all: whether the browsers of package.json can run it.

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
