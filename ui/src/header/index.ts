export {
  Header,
  type HeaderAccountView,
  type HeaderLevelView,
  type HeaderProps,
  type HeaderTab,
  headerTabs,
  type LanguageLinkView,
} from "./header.tsx";
export { accountButtonId } from "./header-account.tsx";
export { useLevelPanel } from "./use-level-panel.ts";
