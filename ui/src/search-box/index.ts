export { SearchBox } from "./search-box.tsx";
export type { QueryReason, SearchBoxProps } from "./search-box-props.ts";
export { allFound, type FoundLists, type FoundView } from "./search-view.ts";
