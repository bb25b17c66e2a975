import type { SidePair } from "../event-view/index.ts";

/** The marks beside the names of a selection: of the slip, of a placed bet. */
export interface SelectionMarks {
  /** Names of marks for `MarkImage`, of both sides of its event. */
  readonly marks?: SidePair<string> | undefined;
  /** The operator's own images instead of those, by their addresses. */
  readonly images?: SidePair<string | null> | undefined;
  /** Of what is chosen, where that has a mark of its own: a runner's silks. */
  readonly outcomeMark?: string | undefined;
}
