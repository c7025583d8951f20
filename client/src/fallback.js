// Says why, if the client can't open: the browser is too old, or a part of the client could not be loaded. It is
// written for browsers of any age, and its words are in the page.

(function () {
    "use strict";

    function show(id) {
        // Once the client is running, it reports errors itself.
        if (document.querySelector("#app .opening") === null && id !== "opening-old") return;
        var block = document.getElementById(id);
        var wanted = (navigator.languages || [navigator.language]).map(function (tag) {
            return tag.slice(0, 2).toLowerCase();
        });
        var texts = Array.prototype.slice.call(block.children);
        var fitting = texts.filter(function (text) {
            return wanted.indexOf(text.lang) >= 0;
        });
        fitting.sort(function (a, b) {
            return wanted.indexOf(a.lang) - wanted.indexOf(b.lang);
        });
        texts.forEach(function (text) {
            text.hidden = text !== (fitting[0] || texts[0]);
        });
        block.hidden = false;
    }

    var again = document.querySelectorAll("#opening-failed button");
    for (var at = 0; at < again.length; at++)
        again[at].addEventListener("click", function () {
            location.reload();
        });

    // Container queries are the newest of what the client can't do without (docs/browser.md).
    var isOld = !(window.CSS && CSS.supports && CSS.supports("container-type", "inline-size"));
    if (isOld) show("opening-old");
    window.addEventListener(
        "error",
        function (event) {
            if (event.error instanceof SyntaxError) show("opening-old");
            else if (event.target.tagName === "SCRIPT" || event.error) show("opening-failed");
        },
        true,
    );
    window.addEventListener("unhandledrejection", function () {
        show("opening-failed");
    });
})();
