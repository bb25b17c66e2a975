import type { ChangeDetails } from "../provider/index.ts";
import type { FoundLists } from "./search-view.ts";

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
  readonly recent: readonly string[];
  readonly onQueryChange: (query: string, details: ChangeDetails<QueryReason>) => void;
  /** Something found was chosen: the search is worth keeping. */
  readonly onChoose: () => void;
  readonly onForget: () => void;
  readonly onRetry?: () => void;
}
