import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import type { PlayView } from "@grandstand/ui/match-centre";
import { createStore, type StoreApi } from "zustand/vanilla";
import { requestFrame } from "../../core/browser/browser.ts";
import type { Site } from "../../core/site/site.ts";
import { followPlay } from "./follow-play.ts";
import { toPlayView } from "./view.ts";

type Plays = Readonly<Record<string, PlayView>>;

/**
 * What happens in the matches that are shown, each followed once however many parts of a page show it, and said once a
 * frame at most. A page that is not seen gets no frame: the last of what it missed is there once it is.
 */
export interface PlayStore extends StoreApi<Plays> {
  /** Follows a match from what the page came with; returns the end of it. */
  follow(eventId: string, initial: PlaySnapshot | null): () => void;
}

export function createPlayStore(site: Site, nextFrame = requestFrame): PlayStore {
  const store = createStore<Plays>(() => ({}));
  const known = new Map<string, PlaySnapshot>();
  const followed = new Map<string, { wanted: number; stop: () => void }>();
  let isDue = false;

  function show(eventId: string, play: PlaySnapshot) {
    known.set(eventId, play);
    if (isDue) return;
    isDue = true;
    nextFrame(() => {
      isDue = false;
      store.setState(
        Object.fromEntries([...known].map(([id, latest]) => [id, toPlayView(latest)] as const)),
      );
    });
  }

  function begin(eventId: string, initial: PlaySnapshot | null) {
    const stop = followPlay(site, eventId, known.get(eventId) ?? initial, (play) =>
      show(eventId, play),
    );
    const match = { wanted: 0, stop };
    followed.set(eventId, match);
    return match;
  }

  return {
    ...store,
    follow(eventId, initial) {
      const match = followed.get(eventId) ?? begin(eventId, initial);
      match.wanted += 1;
      return () => {
        match.wanted -= 1;
        if (match.wanted > 0) return;
        followed.delete(eventId);
        match.stop();
      };
    },
  };
}
