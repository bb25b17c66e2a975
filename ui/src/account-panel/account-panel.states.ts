import { createElement } from "react";
import { documentStatusStates } from "../document-status/document-status.states.ts";
import { DocumentStatus } from "../document-status/index.ts";
import { LoyaltyPanel } from "../loyalty-panel/index.ts";
import { loyaltyPanelStates } from "../loyalty-panel/loyalty-panel.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { AccountPanelProps } from "./account-panel.tsx";

const ignore = () => undefined;
const deposit = { onDeposit: ignore, onFastDeposit: null, onWallet: null };
const props: AccountPanelProps = {
  name: "Noor Vermeulen",
  balance: 25_000,
  sportAccount: { name: "noor_vermeulensport", onCopy: ignore },
  deposit,
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
    deposit: { ...deposit, onFastDeposit: ignore, onWallet: ignore },
    documents: createElement(DocumentStatus, documentStatusStates.validated),
    loyalty: createElement(LoyaltyPanel, loyaltyPanelStates.usual),
  },
  "with rewards": { ...props, rewards: { count: 3, firstEndsAt: Date.UTC(2026, 10, 21, 14, 20) } },
  "logging out": { ...props, isLoggingOut: true },
  "no money": { ...props, balance: 0 },
  "long text": {
    ...props,
    name: "Marie-Antoinette van den Broucke-Delahaye",
    sportAccount: { name: "marie_antoinette_van_den_broucke_delahayesport", onCopy: ignore },
    balance: 1_234_567_890,
  },
} satisfies NamedStates<AccountPanelProps>;
