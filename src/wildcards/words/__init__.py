"""The words of `locales/` (Fluent) as Python says them: `t("log-over")`, in the language of `use`."""
