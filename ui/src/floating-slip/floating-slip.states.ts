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

/** Every face of the floating slip, by name. */
export const floatingSlipStates = {
  combi: props,
  one: { ...props, selectionCount: 1, odds: 2.24, potentialReturn: 2_240 },
  singles: { ...props, odds: null, potentialReturn: 6_890 },
  "return not known": { ...props, selectionCount: 1, odds: "SP", potentialReturn: null },
  "one over": { ...props, odds: null, potentialReturn: null, overCount: 1 },
  "all over": { ...props, odds: null, potentialReturn: null, overCount: 3 },
  empty: { ...props, selectionCount: 0, odds: null, potentialReturn: null },
  "long text": {
    ...props,
    selectionCount: 20,
    odds: { numerator: 1_234_567_890n, scale: 2 },
    potentialReturn: 1_234_567_890,
  },
  open: { ...props, isOpen: true, children: createElement("p", {}, "…") },
} satisfies NamedStates<FloatingSlipProps>;
