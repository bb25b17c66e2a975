export { BetSlipLine, type BetSlipLineProps, type SlipLineView } from "./bet-slip-line.tsx";
export { useEventWhen } from "./event-when.ts";
