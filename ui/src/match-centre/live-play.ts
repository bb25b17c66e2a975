import { useSyncExternalStore } from "react";
import type { PlayView } from "./match-centre-view.ts";

/** How a play continues: what it has come to, and a call with each message of it. */
export interface LivePlay {
  readonly latest: () => PlayView;
  /** Returns the end of it. */
  readonly watch: (onMessage: () => void) => () => void;
}

/** The play that a centre is drawn with first, and how it continues; one that is over has no `live`. */
export interface FollowedPlay {
  readonly first: PlayView;
  readonly live: LivePlay | undefined;
}

const still = () => () => undefined;

/** A part of a play. What uses it is drawn again only with a message that makes another object or value of it. */
export function usePlayPart<Part>(
  { first, live }: FollowedPlay,
  select: (play: PlayView) => Part,
): Part {
  return useSyncExternalStore(
    live?.watch ?? still,
    () => select(live?.latest() ?? first),
    () => select(first),
  );
}
