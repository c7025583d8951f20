export default import.meta.glob<string>(
    ["$locales/de/*.ftl", "!$locales/de/rules.ftl", "!$locales/de/learn.ftl"],
    { eager: true, import: "default" },
);
