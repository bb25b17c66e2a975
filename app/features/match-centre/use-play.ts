import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import type { PlayView } from "@grandstand/ui/match-centre";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createPlayStore } from "./play-store.ts";
import { toPlayView } from "./view.ts";

/**
 * What a part of a page shows of the play of a match: what the page came with, then what the live line says. It is
 * drawn again only where what it selects is another object or text.
 */
export function usePlay<Shown>(
  eventId: string,
  initial: PlaySnapshot | null,
  select: (play: PlayView | null) => Shown,
): Shown {
  const plays = useFeatureStore(createPlayStore);
  const first = useMemo(() => initial && toPlayView(initial), [initial]);
  const follow = useEffectEvent((id: string) => plays.follow(id, initial));
  useEffect(() => follow(eventId), [eventId]);
  return useStore(plays, (known) => select(known[eventId] ?? first));
}
