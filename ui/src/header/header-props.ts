import type { ReactNode, Ref } from "react";
import type { LanguageLinkView } from "../language-switcher/index.ts";

/** The tabs of a wide header (A2). */
export const headerTabs = ["sports", "live", "premium-league", "blog"] as const;

export type HeaderTab = (typeof headerTabs)[number];

/** The person who is logged in, as far as the header shows them (A2). */
export interface HeaderAccountView {
  readonly name: string;
  /** Cents; null while it is not known. */
  readonly balance: number | null;
  readonly unreadCount: number;
  /** As the server names it; null hides the display, as level Zero does (B2). */
  readonly levelName: string | null;
}

/** A panel that a button of the header opens by hover, by keyboard and by touch (A2, B2). */
export interface HeaderPanelView {
  readonly isOpen: boolean;
  /** What the panel hangs from. */
  readonly trigger: Ref<HTMLButtonElement>;
  readonly onOpen: (by: "pointer" | "press") => void;
  /** The pointer left the button. */
  readonly onLeave: () => void;
}

/** The inbox that the envelope opens (A2). */
export interface HeaderInboxView {
  readonly isOpen: boolean;
  /** What the inbox hangs from, and where the focus goes back to. */
  readonly button: Ref<HTMLButtonElement>;
}

export interface HeaderProps {
  /** Null for a visitor, and while the account of somebody who is logged in can't be reached. */
  readonly account: HeaderAccountView | null;
  /** A person is logged in, and their account does not answer: they are not invited to log in again. */
  readonly isAccountUnreachable?: boolean;
  readonly currentTab: HeaderTab | null;
  readonly languages: readonly LanguageLinkView[];
  /** Whether there is a loyalty programme to lead to (B2). */
  readonly hasLoyalty: boolean;
  /** What the level's badge opens; without it the badge leads to the programme's page. */
  readonly level?: HeaderPanelView;
  /** The panel with the ways to deposit; without it there is the way to the cashier alone. */
  readonly depositPanel?: HeaderPanelView;
  /** On another host: it opens in a new tab (A2). */
  readonly blogHref: string;
  readonly isMenuOpen: boolean;
  /** Where the focus returns to when the menu closes. */
  readonly menuButton?: Ref<HTMLButtonElement>;
  readonly onMenu: () => void;
  readonly onRegister: () => void;
  readonly onLogin: () => void;
  readonly onDeposit: () => void;
  readonly onInbox: () => void;
  /** What the envelope opens; without it, nothing hangs from it. */
  readonly inbox?: HeaderInboxView;
  readonly onAccount: () => void;
  /** How long the session has lasted, before what belongs to the person. */
  readonly clock?: ReactNode;
  /** At the corner of the account's button: what wants the person's attention there. */
  readonly accountBadge?: ReactNode;
}
