export { ControlLink } from "./control-link.tsx";
export { missingFundsOf } from "./missing-funds.ts";
export { PlaceControl } from "./place-control.tsx";
export { inlineAction } from "./place-control.variants.ts";
export type {
  PlaceCallbacks,
  PlaceControlProps,
  PlaceOffer,
  PlaceStep,
} from "./place-control-props.ts";
export { PotentialReturn } from "./potential-return.tsx";
export { type Schedule, scheduleByTimer } from "./schedule.ts";
export { type StandingOffer, useOfferAnnouncement } from "./use-offer-announcement.ts";
export { useOfferPress } from "./use-offer-press.ts";
