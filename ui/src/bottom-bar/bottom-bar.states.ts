import { createElement } from "react";
import { CountBadge } from "../badge/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BottomBarProps } from "./bottom-bar.tsx";

const props: BottomBarProps = {
  current: "home",
  selectionCount: 3,
  isLoggedIn: true,
  onOpenSlip: () => undefined,
};

/** Every face of the bottom bar, by name. */
export const bottomBarStates = {
  "logged in": props,
  visitor: { ...props, isLoggedIn: false },
  "empty slip": { ...props, selectionCount: 0 },
  "on the live page": { ...props, current: "live" },
  "slip open": { ...props, current: "ticket" },
  "on no page of the five": { ...props, current: null },
  "page on its way": { ...props, pending: "live" },
  "page waits for the connection": { ...props, pending: "live", isOffline: true },
  "settled bets": { ...props, news: createElement(CountBadge, { count: 2, label: "2 réglés" }) },
  "twenty selections": { ...props, selectionCount: 20 },
} satisfies NamedStates<BottomBarProps>;
