export { FilterChips, type FilterChipsProps, type FilterChipView } from "./filter-chips.tsx";
export { FilterLinks, type FilterLinksProps, type FilterLinkView } from "./filter-links.tsx";
