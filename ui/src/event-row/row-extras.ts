import { createContext, type ReactNode } from "react";
import type { EventView, Side } from "../event-view/index.ts";

/** What some lists have beside the parts that every row has. Both functions stay the same as long as the list does. */
export interface RowExtras {
  /** Draws the name of a side with what is beside it: `nameWithNotes` of `row-notes`. */
  readonly side?: (event: EventView, side: Side, name: ReactNode) => ReactNode;
  /** Over the number of its other markets: `OwnBetMark`, or nothing. */
  readonly own?: (event: EventView) => ReactNode;
}

/** The extras of the rows below; a list that is drawn with the first page has none. */
export const RowExtrasContext = createContext<RowExtras>({});
