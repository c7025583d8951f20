export default import.meta.glob<string>(
    ["$locales/it/*.ftl", "!$locales/it/rules.ftl", "!$locales/it/learn.ftl"],
    { eager: true, import: "default" },
);
