export { BuilderOffer, type BuilderOfferProps } from "./builder-offer.tsx";
export type { PrecannedView } from "./precanned.tsx";
