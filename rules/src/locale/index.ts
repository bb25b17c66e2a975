export { type LinkKind, linkKind, safeLink } from "./link.ts";
export { defaultLocale, type IntlLocale, intlLocale, type Locale, locales } from "./locale.ts";
export { alternates, localePath, splitLocale } from "./path.ts";
