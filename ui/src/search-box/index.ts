export { SearchBox, type SearchBoxProps } from "./search-box.tsx";
export type { FoundLists, FoundView } from "./search-view.ts";
