import type { FoundLists } from "./search-view.ts";

export interface SearchBoxProps {
  readonly query: string;
  /** Idle while too little is typed; loading keeps what was found before. */
  readonly status: "idle" | "loading" | "ready" | "error";
  readonly found: FoundLists;
  /** What was likely meant, which is what was found then; null where the query was found as it is. */
  readonly meant: string | null;
  /** Earlier searches of this browser, latest first. */
  readonly recent: readonly string[];
  readonly onQueryChange: (query: string) => void;
  /** Something found was chosen: the search is worth keeping. */
  readonly onChoose: () => void;
  readonly onForget: () => void;
  readonly onRetry?: () => void;
}
