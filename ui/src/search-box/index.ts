export { SearchBox, type SearchBoxProps } from "./search-box.tsx";
export { allFound, type FoundLists, type FoundView } from "./search-view.ts";
