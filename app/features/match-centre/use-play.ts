import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import type { PlayView } from "@grandstand/ui/match-centre";
import { useEffect, useEffectEvent, useState } from "react";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createPlayStore } from "./play-store.ts";
import { toPlayView } from "./view.ts";

/**
 * The play of a match: what the page came with, then what the live line says, drawn once a frame at most. A page that
 * is not seen gets no frame: it draws the last of what it missed once it is.
 */
export function usePlay(eventId: string, initial: PlaySnapshot | null): PlayView | null {
  const plays = useFeatureStore(createPlayStore);
  const [play, setPlay] = useState(() => initial && toPlayView(initial));
  const follow = useEffectEvent((id: string) => plays.follow(id, initial));
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlay((before) => plays.getState()[eventId] ?? before));
    };
    const stop = follow(eventId);
    const unsubscribe = plays.subscribe(draw);
    draw();
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      stop();
    };
  }, [eventId, plays]);
  return play;
}
