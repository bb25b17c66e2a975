import { totalOdds } from "@grandstand/rules/odds";
import { createElement } from "react";
import type { NamedStates } from "../testing/named-states.ts";
import type { FloatingSlipProps } from "./floating-slip.tsx";

const props: FloatingSlipProps = {
  selectionCount: 3,
  odds: totalOdds([2.24, 2.9, 1.75]),
  potentialReturn: 11_368,
  isOpen: false,
  onOpenChange: () => undefined,
};

const fall = {
  kind: "moved",
  changes: [{ outcomeId: "spirou", from: 1.75, to: 1.69 }],
  outcomeName: "Spirou Charleroi",
  totalOdds: totalOdds([2.24, 1.69]),
} as const;

/** Every face of the floating slip, by name. */
export const floatingSlipStates = {
  combi: props,
  one: { ...props, selectionCount: 1, odds: 2.24, potentialReturn: 2_240 },
  singles: { ...props, odds: null, potentialReturn: 6_890 },
  "return not known": { ...props, selectionCount: 1, odds: "SP", potentialReturn: null },
  "price down": { ...props, news: fall },
  "price up": {
    ...props,
    news: { ...fall, changes: [{ outcomeId: "spirou", from: 1.75, to: 1.82 }] },
  },
  "single at the starting price": {
    ...props,
    selectionCount: 1,
    news: {
      ...fall,
      changes: [{ outcomeId: "spirou", from: 4.5, to: "SP" }],
      totalOdds: null,
    },
  },
  "prices moved": {
    ...props,
    news: { ...fall, outcomeName: null, changes: [...fall.changes, ...fall.changes] },
  },
  "one suspended": {
    ...props,
    news: { kind: "suspended", count: 1, eventName: "Royal Antwerp - KAA Gent" },
  },
  suspended: { ...props, news: { kind: "suspended", count: 2, eventName: null } },
  "one over": { ...props, news: { kind: "over", count: 1, eventName: "Celtic - Club Brugge" } },
  "all over": { ...props, news: { kind: "over", count: 3, eventName: null } },
  "money short": { ...props, news: { kind: "funds", missing: 450, stake: 1_000 } },
  "money short by an unknown sum": { ...props, news: { kind: "funds", missing: 0, stake: 1_000 } },
  "long news": {
    ...props,
    news: {
      ...fall,
      outcomeName: "Royale Union Saint-Gilloise gagne et les deux équipes marquent",
      totalOdds: { numerator: 1_234_567_890n, scale: 2 },
    },
  },
  empty: { ...props, selectionCount: 0, odds: null, potentialReturn: null },
  "long text": {
    ...props,
    selectionCount: 20,
    odds: { numerator: 1_234_567_890n, scale: 2 },
    potentialReturn: 1_234_567_890,
  },
  open: { ...props, isOpen: true, children: createElement("p", {}, "…") },
} satisfies NamedStates<FloatingSlipProps>;
