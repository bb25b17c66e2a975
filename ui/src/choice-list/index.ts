export { ChoiceList, type ChoiceListProps, type ChoiceRow } from "./choice-list.tsx";
