export { lazyFormat } from "./lazy-format.ts";
export { type LinkKind, linkKind, safeLink } from "./link.ts";
export {
  defaultLocale,
  type HostLanguage,
  hostLanguage,
  type IntlLocale,
  intlLocale,
  type Language,
  type Locale,
  locales,
} from "./locale.ts";
export { withMinus } from "./minus.ts";
export { alternates, localePath, splitLocale } from "./path.ts";
