import type { CashOut, CashOutQuote } from "@grandstand/rules/cash-out";
import type { NamedStates } from "../testing/named-states.ts";
import type { CashOutPanelProps } from "./cash-out-panel.tsx";

const now = Date.UTC(2026, 10, 21, 13, 0, 0);
const quote: CashOutQuote = {
  id: "quote-1",
  betId: "bet-1",
  amount: 901,
  runningShare: "1/1",
  stake: 1_000,
  potentialReturn: 2_500,
  partial: { minimum: 10, maximum: 891 },
  expiresAt: now + 8_000,
};
const all = { kind: "all" } as const;
const quoted: CashOut & { status: "quoted" } = {
  status: "quoted",
  quote,
  choice: all,
  amount: 901,
  before: null,
};
const part = (amount: number) => ({ choice: { kind: "amount", amount } as const, amount });
const nothing = () => undefined;
const props: CashOutPanelProps = {
  bet: { name: "Union Saint-Gilloise", stake: 1_000 },
  cashOut: quoted,
  onChoose: nothing,
  onAccept: nothing,
  onRequestQuote: nothing,
  onClose: nothing,
};

/** Every face of a cash-out, by name. */
export const cashOutPanelStates = {
  quoting: { ...props, cashOut: { status: "quoting", choice: all } },
  quoted: props,
  "a part": { ...props, cashOut: { ...quoted, ...part(333) } },
  "a part by press": {
    ...props,
    cashOut: { ...quoted, choice: { kind: "percent", percent: 25 }, amount: 225 },
  },
  "a part of what runs on": {
    ...props,
    cashOut: {
      ...quoted,
      quote: {
        ...quote,
        amount: 568,
        partial: { minimum: 10, maximum: 558 },
        runningShare: "568/901",
      },
      ...part(284),
    },
  },
  "a part, expired": {
    ...props,
    cashOut: { ...quoted, quote: { ...quote, expiresAt: now }, ...part(200) },
  },
  "a part that is gone": {
    ...props,
    cashOut: { ...quoted, quote: { ...quote, amount: 15, partial: null }, ...part(200) },
  },
  "an amount that is no part": { ...props, cashOut: { ...quoted, ...part(5) } },
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
  accepting: { ...props, cashOut: { status: "accepting", quote, choice: all, amount: 901 } },
  unknown: {
    ...props,
    cashOut: { status: "unknown", quote, choice: all, amount: 901 },
  },
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
      ...part(12_345_678),
      before: { amount: 98_765_000, because: "moved" },
    },
  },
} satisfies NamedStates<CashOutPanelProps>;
