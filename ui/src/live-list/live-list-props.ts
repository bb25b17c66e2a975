import type { RenderOutcome } from "../event-view/index.ts";
import type { ChangeDetails, PressReason } from "../provider/index.ts";
import type { OwnBetsOfList } from "../row-notes/index.ts";
import type { SelectReason } from "../select-button/index.ts";
import type { LiveSportView } from "./held-list.ts";
import type { LiveSort } from "./listed-sports.ts";

export interface LiveListProps {
  /** The page's heading, where the list has it; its controls are on the same line. */
  readonly title?: string;
  readonly sports: readonly LiveSportView[];
  readonly status?: "ready" | "loading" | "error";
  /** While it is paused nothing in the list changes but the prices themselves, and what has ended is marked. */
  readonly isPaused: boolean;
  readonly onPauseChange: (isPaused: boolean, details: ChangeDetails<PressReason>) => void;
  readonly sort?: LiveSort;
  /** Without it the list is not sorted. */
  readonly onSortChange?: (sort: LiveSort, details: ChangeDetails<SelectReason>) => void;
  /** The sport that alone is listed, or `ownBetsFilter`; null lists all. */
  readonly sportSlug?: string | null;
  /** Without it there is no filter. */
  readonly onSportChange?: (sportSlug: string | null, details: ChangeDetails<PressReason>) => void;
  /** Left out for a visitor, and until it is known. */
  readonly ownBets?: OwnBetsOfList | null;
  readonly renderOutcome?: RenderOutcome;
  readonly onRetry?: () => void;
  readonly onVisibilityChange?: (isVisible: boolean, competitionId: string) => void;
}
