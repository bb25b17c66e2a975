import type { RenderOutcome } from "../event-view/index.ts";
import type { ChangeDetails } from "../provider/index.ts";
import type { FoundLists, FoundView, RecentSearch, SearchStartView } from "./search-view.ts";

/** How a query is changed: typed, emptied by Escape or its button, put right, or searched again. */
export type QueryReason = "typing" | "escape" | "clear" | "correction" | "recent";

export interface SearchBoxProps {
  readonly query: string;
  /** Idle while too little is typed; loading keeps what was found before. */
  readonly status: "idle" | "loading" | "ready" | "error";
  readonly found: FoundLists;
  /** What was likely meant, which is what was found then; null where the query was found as it is. */
  readonly meant: string | null;
  /** Earlier searches of this browser, latest first. */
  readonly recent: readonly RecentSearch[];
  /** What is shown while nothing is typed, below the earlier searches; null while it is not known. */
  readonly start?: SearchStartView | null;
  readonly renderOutcome?: RenderOutcome;
  readonly onQueryChange: (query: string, details: ChangeDetails<QueryReason>) => void;
  /** Something found was chosen: the search is worth keeping. */
  readonly onChoose: (found: FoundView) => void;
  /** One earlier search is to be forgotten, or with null all of them. */
  readonly onForget: (query: string | null) => void;
  readonly onRetry?: () => void;
}
