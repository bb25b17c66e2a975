export { OfferList, type OfferListProps, type OfferView } from "./offer-list.tsx";
