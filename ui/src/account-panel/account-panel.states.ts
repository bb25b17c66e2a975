import { createElement } from "react";
import { documentStatusStates } from "../document-status/document-status.states.ts";
import { DocumentStatus } from "../document-status/index.ts";
import { drawerAccountStates } from "../drawer-account/drawer-account.states.ts";
import { LoyaltyPanel } from "../loyalty-panel/index.ts";
import { loyaltyPanelStates } from "../loyalty-panel/loyalty-panel.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { AccountPanelProps } from "./account-panel.tsx";

const ignore = () => undefined;
const { onWithdraw: _, ...head } = drawerAccountStates.open;
const props: AccountPanelProps = {
  ...head,
  sportAccount: { name: "noor_vermeulensport", onCopy: ignore },
  onSection: ignore,
  onSettings: ignore,
  onSessions: ignore,
  onLogout: ignore,
  onClose: ignore,
};

/** Every face of the account panel, by name. */
export const accountPanelStates = {
  open: props,
  "every part": {
    ...props,
    deposit: drawerAccountStates["every way to deposit"].deposit,
    freeBets: drawerAccountStates["free bets"].freeBets,
    documents: createElement(DocumentStatus, documentStatusStates.validated),
    loyalty: createElement(LoyaltyPanel, loyaltyPanelStates.usual),
  },
  "with rewards": { ...props, rewards: { count: 3, firstEndsAt: Date.UTC(2026, 10, 21, 14, 20) } },
  "logging out": { ...props, isLoggingOut: true },
  "no money": { ...props, balance: 0 },
  "sums not known": { ...props, week: "failed", session: null },
  "long text": {
    ...props,
    name: "Marie-Antoinette van den Broucke-Delahaye",
    sportAccount: { name: "marie_antoinette_van_den_broucke_delahayesport", onCopy: ignore },
    balance: 1_234_567_890,
    week: drawerAccountStates["long text"].week,
  },
} satisfies NamedStates<AccountPanelProps>;
