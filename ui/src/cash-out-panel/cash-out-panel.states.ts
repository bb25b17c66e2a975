import type { CashOut, CashOutQuote } from "@grandstand/rules/cash-out";
import type { NamedStates } from "../testing/named-states.ts";
import type { CashOutPanelProps } from "./cash-out-panel.tsx";

const now = Date.UTC(2026, 10, 21, 13, 0, 0);
const quote: CashOutQuote = {
  id: "quote-1",
  betId: "bet-1",
  amount: 901,
  remainingStake: 1_000,
  stake: 1_000,
  potentialReturn: 2_500,
  partial: { minimum: 10, maximum: 891 },
  expiresAt: now + 8_000,
};
const quoted: CashOut & { status: "quoted" } = {
  status: "quoted",
  quote,
  amount: 901,
  before: null,
};
const nothing = () => undefined;
const props: CashOutPanelProps = {
  bet: { name: "Union Saint-Gilloise", stake: 1_000 },
  cashOut: quoted,
  onChoose: nothing,
  onAccept: nothing,
  onAskAgain: nothing,
  onClose: nothing,
};

/** Every face of a cash-out, by name. */
export const cashOutPanelStates = {
  quoting: { ...props, cashOut: { status: "quoting" } },
  quoted: props,
  "a part": { ...props, cashOut: { ...quoted, amount: 333 } },
  "an amount that is no part": { ...props, cashOut: { ...quoted, amount: 5 } },
  "all or nothing": { ...props, cashOut: { ...quoted, quote: { ...quote, partial: null } } },
  expired: { ...props, cashOut: { ...quoted, quote: { ...quote, expiresAt: now } } },
  "asked again, moved": {
    ...props,
    cashOut: {
      ...quoted,
      quote: { ...quote, amount: 812 },
      amount: 812,
      before: { amount: 901, because: "moved" },
    },
  },
  "asked again, too late": {
    ...props,
    cashOut: { ...quoted, before: { amount: 890, because: "expired" } },
  },
  accepting: { ...props, cashOut: { status: "accepting", quote, amount: 901 } },
  unknown: { ...props, cashOut: { status: "unknown", quote, amount: 901, lookups: 1 } },
  paid: { ...props, cashOut: { status: "paid", quote, amount: 901 } },
  refused: {
    ...props,
    cashOut: { status: "refused", code: null, message: null },
  },
  "long text": {
    ...props,
    bet: { name: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts", stake: 110_000 },
    cashOut: {
      ...quoted,
      quote: { ...quote, amount: 98_765_432, partial: { minimum: 10, maximum: 98_765_422 } },
      amount: 12_345_678,
      before: { amount: 98_765_000, because: "moved" },
    },
  },
} satisfies NamedStates<CashOutPanelProps>;
