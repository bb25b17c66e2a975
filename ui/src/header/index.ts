export { Header } from "./header.tsx";
export { accountButtonId } from "./header-account.tsx";
export {
  type HeaderAccountView,
  type HeaderInboxView,
  type HeaderPanelView,
  type HeaderProps,
  type HeaderTab,
  headerTabs,
} from "./header-props.ts";
export { useHeaderPanel } from "./use-header-panel.ts";
