export {
  Header,
  type HeaderAccountView,
  type HeaderProps,
  type HeaderTab,
  headerTabs,
  type LanguageLinkView,
} from "./header.tsx";
