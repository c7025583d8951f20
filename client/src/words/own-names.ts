import own from "$locales/languages.json";
import type { Language } from "./language";

/** Each language's own name. */
export const OWN_NAMES: Record<Language, string> = own;
