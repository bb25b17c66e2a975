import type { NamedStates } from "../testing/named-states.ts";
import type { AccountPanelProps } from "./account-panel.tsx";

const props: AccountPanelProps = {
  name: "Noor Vermeulen",
  balance: 25_000,
  onSettings: () => undefined,
  onSessions: () => undefined,
  onLogout: () => undefined,
  onClose: () => undefined,
};

/** Every face of the account panel, by name. */
export const accountPanelStates = {
  open: props,
  "with rewards": { ...props, rewards: { count: 3, firstEndsAt: Date.UTC(2026, 10, 21, 14, 20) } },
  "logging out": { ...props, isLoggingOut: true },
  "no money": { ...props, balance: 0 },
  "long text": {
    ...props,
    name: "Marie-Antoinette van den Broucke-Delahaye",
    balance: 1_234_567_890,
  },
} satisfies NamedStates<AccountPanelProps>;
