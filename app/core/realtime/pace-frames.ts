import { intervals } from "@grandstand/rules/intervals";
import type { Schedule } from "./odds-store.ts";

export interface FrameDependencies {
  readonly requestFrame: (run: () => void) => void;
  readonly setTimer: (run: () => void, milliseconds: number) => void;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Runs a flush with the next frame, and the flush after it with the first frame 50 ms later: a price that moves now and
 * then is drawn at once, and constant moves do not cost frames that no one sees.
 */
export function paceFrames({ requestFrame, setTimer, now }: FrameDependencies): Schedule {
  let drawnAt = Number.NEGATIVE_INFINITY;
  return (flush) => {
    const draw = () =>
      requestFrame(() => {
        drawnAt = now();
        flush();
      });
    const rest = drawnAt + intervals.pricesDrawn - now();
    if (rest > 0) setTimer(draw, rest);
    else draw();
  };
}
