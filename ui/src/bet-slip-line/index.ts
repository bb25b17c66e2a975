export {
  BetSlipLine,
  type BetSlipLineProps,
  nameInFull,
  type SlipLineView,
} from "./bet-slip-line.tsx";
export { type InPlayView, useEventWhen } from "./event-when.ts";
