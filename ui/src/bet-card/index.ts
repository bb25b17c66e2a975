export { BetCard, type BetCardProps } from "./bet-card.tsx";
export {
  type BetCardLayout,
  type BetStatus,
  betCardLayouts,
  betStatuses,
  type LegResult,
  legResults,
} from "./bet-card.variants.ts";
export type {
  BetCardLegView,
  BetCardView,
  BoostResultView,
  CashOutOfferView,
} from "./bet-card-view.ts";
export { betSubject, betTitle } from "./bet-title.ts";
