export {
  type LanguageLinkView,
  LanguageSwitcher,
  type LanguageSwitcherProps,
} from "./language-switcher.tsx";
