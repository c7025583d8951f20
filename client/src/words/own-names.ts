import own from "$locales/languages.json";
import type { Language } from "./language";

/** Languages as those who speak them call them. */
export const OWN_NAMES: Record<Language, string> = own;
