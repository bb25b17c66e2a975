export { BetSlip, type BetSlipProps } from "./bet-slip.tsx";
export { betSlip, inlineAction, placeArea, placeButton } from "./bet-slip.variants.ts";
export type { BetSlipView, SlipRefusal, SlipTicketView } from "./bet-slip-view.ts";
export type { SlipSharing } from "./share-slip.tsx";
export {
  type Schedule,
  SlipAnnouncements,
  type SlipAnnouncementsProps,
  type SlipHappening,
  totalsDelay,
} from "./slip-announcements.tsx";
