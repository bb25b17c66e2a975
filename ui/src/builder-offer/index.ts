export { BuilderOffer, type BuilderOfferProps, type PrecannedView } from "./builder-offer.tsx";
