import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import type { LivePlay, PlayView } from "@grandstand/ui/match-centre";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createPlayStore } from "./play-store.ts";
import { notBegun, toPlayView } from "./view.ts";

/**
 * What a part of a page shows of the play of a match: what the page came with, then what the live line says. It is
 * drawn again only where what it selects is another object or text.
 */
export function usePlay<Shown>(
  eventId: string,
  initial: PlaySnapshot | null,
  select: (play: PlayView | null) => Shown,
): Shown {
  const { plays, first } = useFollowed(eventId, initial);
  return useStore(plays, (known) => select(known[eventId] ?? first));
}

/** The play that the page came with, and how it continues, for what draws each part of it with its own messages. */
export function useLivePlay(
  eventId: string,
  initial: PlaySnapshot | null,
): { readonly play: PlayView; readonly live: LivePlay } {
  const { plays, first } = useFollowed(eventId, initial);
  return useMemo(() => {
    const play = first ?? notBegun;
    const latest = () => plays.getState()[eventId] ?? play;
    return { play, live: { latest, watch: plays.subscribe } };
  }, [plays, first, eventId]);
}

function useFollowed(eventId: string, initial: PlaySnapshot | null) {
  const plays = useFeatureStore(createPlayStore);
  const first = useMemo(() => initial && toPlayView(initial), [initial]);
  const follow = useEffectEvent((id: string) => plays.follow(id, initial));
  useEffect(() => follow(eventId), [eventId]);
  return { plays, first };
}
