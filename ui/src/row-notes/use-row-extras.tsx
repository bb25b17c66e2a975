import { useMemo } from "react";
import type { RowExtras } from "../event-row/index.ts";
import type { SideNotesView } from "../event-view/index.ts";
import { OwnBetMark } from "./own-bet-mark.tsx";
import { RowNotes } from "./row-notes.tsx";

/** The events on which the person has an open bet, and where those are shown: a path with its language. */
export interface OwnBetsOfList {
  readonly eventIds: ReadonlySet<string>;
  readonly href: string;
}

const renderNotes = (side: SideNotesView) => <RowNotes side={side} />;

/** What a list has beside its rows' own parts; the same object as long as the person's bets are the same. */
export function useRowExtras(ownBets: OwnBetsOfList | null | undefined): RowExtras {
  return useMemo(() => {
    if (!ownBets) return { notes: renderNotes };
    const { eventIds, href } = ownBets;
    return {
      notes: renderNotes,
      own: ({ id }) => (eventIds.has(id) ? <OwnBetMark href={href} /> : null),
    };
  }, [ownBets]);
}
