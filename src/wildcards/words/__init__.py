"""The words of `locales/` (Fluent) as Python uses them: `t("log-over")`, in the language of `use`."""
