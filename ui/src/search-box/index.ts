export { SearchBox } from "./search-box.tsx";
export type { QueryReason, SearchBoxProps } from "./search-box-props.ts";
export {
  allFound,
  type FoundLists,
  type FoundMarkView,
  type FoundView,
  type RecentSearch,
  type SearchStartView,
} from "./search-view.ts";
