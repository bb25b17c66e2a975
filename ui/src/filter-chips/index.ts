export { FilterChips, type FilterChipsProps, type FilterChipView } from "./filter-chips.tsx";
export { type FilterVariant, filterVariants } from "./filter-chips.variants.ts";
export {
  FilterLinks,
  type FilterLinksProps,
  type FilterLinkView,
  FoldedFilterLinks,
} from "./filter-links.tsx";
