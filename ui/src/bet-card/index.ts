export { BetCard, type BetCardProps } from "./bet-card.tsx";
export {
  type BetStatus,
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
export { LegNode } from "./leg-node.tsx";
export { hasShownScore, LegScoreText, type LegScoreTextProps, scoreText } from "./leg-score.tsx";
export type { OfferPointView } from "./offer-geometry.ts";
export { StatusBadge } from "./status-badge.tsx";
export { type LegSentence, useLegSentence } from "./use-leg-sentence.ts";
