export { BetCard, type BetCardProps } from "./bet-card.tsx";
export {
  type BetCardPlace,
  type BetStatus,
  betCardPlaces,
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
export { betTitle } from "./bet-title.ts";
