import type { Language } from "../words/negotiate";

/** Languages as those who speak them call them. */
export const OWN_NAMES: Record<Language, string> = {
    en: "English",
    de: "Deutsch",
    nl: "Nederlands",
    it: "Italiano",
};
