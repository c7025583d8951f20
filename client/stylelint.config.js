// For the styles as they were built: whether the browsers of package.json know them.

import client from "./package.json" with { type: "json" };

/** What is only nicer where it is known. */
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
