export { Header } from "./header.tsx";
export { accountButtonId } from "./header-account.tsx";
export {
  type HeaderAccountView,
  type HeaderInboxView,
  type HeaderLevelView,
  type HeaderProps,
  type HeaderTab,
  headerTabs,
  type LanguageLinkView,
} from "./header-props.ts";
export { useLevelPanel } from "./use-level-panel.ts";
