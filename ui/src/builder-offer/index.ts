export { BuilderOffer, type BuilderOfferProps } from "./builder-offer.tsx";
