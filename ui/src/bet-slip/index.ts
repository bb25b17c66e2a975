export { BetSlip, prefetchBetSlip } from "./bet-slip.tsx";
export { type BetSlipLayout, betSlip, slipScroller } from "./bet-slip.variants.ts";
export type { BetSlipProps } from "./bet-slip-props.ts";
export {
  type BetSlipView,
  hasResults,
  isUnderWay,
  lineIdOf,
  type SlipNoticeKind,
  type SlipRefusal,
  type SlipSystemView,
  type SlipTicketView,
} from "./bet-slip-view.ts";
export { LateSlipAnnouncements } from "./late-slip-announcements.tsx";
export type { SlipSharing } from "./share-slip.tsx";
export type { SlipAnnouncementsProps, SlipHappening } from "./slip-announcements.tsx";
export { useKeptFocus } from "./use-kept-focus.ts";
