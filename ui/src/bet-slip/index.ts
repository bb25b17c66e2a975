export { BetSlip, prefetchBetSlip } from "./bet-slip.tsx";
export {
  type BetSlipLayout,
  betSlip,
  inlineAction,
  placeArea,
  placeButton,
  slipScroller,
} from "./bet-slip.variants.ts";
export type { BetSlipProps } from "./bet-slip-props.ts";
export {
  type BetSlipView,
  lineIdOf,
  type SlipNoticeKind,
  type SlipRefusal,
  type SlipSystemView,
  type SlipTicketView,
} from "./bet-slip-view.ts";
export { ControlLink } from "./control-link.tsx";
export { LateSlipAnnouncements } from "./late-slip-announcements.tsx";
export { PassedLimitNotice } from "./passed-limit-notice.tsx";
export type { Schedule } from "./schedule.ts";
export type { SlipSharing } from "./share-slip.tsx";
export type { SlipAnnouncementsProps, SlipHappening } from "./slip-announcements.tsx";
export { useKeptFocus } from "./use-kept-focus.ts";
export { type StandingOffer, useOfferAnnouncement } from "./use-offer-announcement.ts";
export { useOfferPress } from "./use-offer-press.ts";
