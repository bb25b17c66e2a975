export {
  type LanguageLinkView,
  LanguageSwitcher,
  type LanguageSwitcherProps,
} from "./language-switcher.tsx";
export type { LanguageSwitcherLayout } from "./language-switcher.variants.ts";
