export default import.meta.glob<string>(
    ["$locales/nl/*.ftl", "!$locales/nl/rules.ftl", "!$locales/nl/learn.ftl"],
    { eager: true, import: "default" },
);
