import { type ReactNode, useMemo } from "react";
import type { RowExtras } from "../event-row/index.ts";
import type { EventView, Side } from "../event-view/index.ts";
import { OwnBetMark } from "./own-bet-mark.tsx";
import { RowNotes } from "./row-notes.tsx";

/** The events on which the person has an open bet, and where those are shown: a path with its language. */
export interface OwnBetsOfList {
  readonly eventIds: ReadonlySet<string>;
  readonly href: string;
}

/** The name of a side in a row; in play with what there is to say beside it. */
export function nameWithNotes(event: EventView, side: Side, name: ReactNode): ReactNode {
  if (!event.isLive || event.score === null) return name;
  return (
    <span className="gs-row-side" data-side={side}>
      {name}
      <RowNotes side={event.score[side]} />
    </span>
  );
}

/** What a list has beside its rows' own parts; the same object as long as the person's bets are the same. */
export function useRowExtras(ownBets: OwnBetsOfList | null | undefined): RowExtras {
  return useMemo(() => {
    if (!ownBets) return { side: nameWithNotes };
    const { eventIds, href } = ownBets;
    return {
      side: nameWithNotes,
      own: ({ id }) => (eventIds.has(id) ? <OwnBetMark href={href} /> : null),
    };
  }, [ownBets]);
}
