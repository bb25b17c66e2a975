export {
  FilterChips,
  type FilterChipsProps,
  type FilterChipView,
  FilterLinks,
  type FilterLinksProps,
  type FilterLinkView,
} from "./filter-chips.tsx";
