export default import.meta.glob<string>(
    ["$locales/en/*.ftl", "!$locales/en/rules.ftl", "!$locales/en/learn.ftl"],
    { eager: true, import: "default" },
);
