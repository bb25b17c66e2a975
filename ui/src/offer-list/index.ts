export { OfferList, type OfferListProps, type OfferView } from "./offer-list.tsx";
export type { Pictures } from "./pictures.ts";
