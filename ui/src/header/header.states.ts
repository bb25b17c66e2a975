import type { NamedStates } from "../testing/named-states.ts";
import type { HeaderAccountView, HeaderProps } from "./header-props.ts";

const ignore = () => undefined;
const visitor: HeaderProps = {
  account: null,
  currentTab: "sports",
  languages: [
    { locale: "fr", href: "/football/" },
    { locale: "nl", href: "/nl/football/" },
    { locale: "en", href: "/en/football/" },
  ],
  hasLoyalty: true,
  blogHref: "https://blog.example/",
  isMenuOpen: false,
  onMenu: ignore,
  onRegister: ignore,
  onLogin: ignore,
  onDeposit: ignore,
  onInbox: ignore,
  onAccount: ignore,
};
const account: HeaderAccountView = {
  name: "Camille",
  balance: 25_000,
  unreadCount: 2,
  levelName: "Blue",
};

/** Every face of the page's head, by name. */
export const headerStates = {
  visitor,
  "logged in": { ...visitor, account },
  "level panel open": {
    ...visitor,
    account,
    level: { isOpen: true, trigger: { current: null }, onOpen: ignore, onLeave: ignore },
  },
  "ways to deposit open": {
    ...visitor,
    account,
    depositPanel: { isOpen: true, trigger: { current: null }, onOpen: ignore, onLeave: ignore },
  },
  "without promotions": {
    ...visitor,
    account: { ...account, levelName: null },
    hasLoyalty: false,
  },
  "account not reachable": { ...visitor, isAccountUnreachable: true },
  "no balance yet": { ...visitor, account: { ...account, balance: null, unreadCount: 0 } },
  "level zero": { ...visitor, account: { ...account, levelName: null }, currentTab: "live" },
  "menu open": { ...visitor, isMenuOpen: true, currentTab: null },
  "long text": {
    ...visitor,
    account: {
      name: "anne-charlotte-vandenbroucke-sport",
      balance: 1_234_567_89,
      unreadCount: 128,
      levelName: "Platinum",
    },
  },
} satisfies NamedStates<HeaderProps>;
