// For the styles as built: whether the browsers in package.json know them.

import client from "./package.json" with { type: "json" };

/** What is merely nicer where it is supported. */
const NICER = ["css-has", "css-resize", "css-scrollbar", "css-subgrid", "css-touch-action", "css3-cursors"];
NICER.push("text-size-adjust");

export default {
    plugins: ["stylelint-no-unsupported-browser-features"],
    rules: {
        "plugin/no-unsupported-browser-features": [
            true,
            { browsers: client.browserslist, ignorePartialSupport: true, ignore: NICER },
        ],
    },
};
