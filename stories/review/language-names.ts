import type { Language } from "./review-data.ts";

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: "Français",
  nl: "Nederlands",
  en: "English",
};
