export {
  BetSlipLine,
  type BetSlipLineProps,
  nameInFull,
  type SlipLineView,
} from "./bet-slip-line.tsx";
export { useEventWhen } from "./event-when.ts";
