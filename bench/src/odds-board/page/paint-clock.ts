import { afterNextPaint, afterThisPaint } from "../../shared/page/next-paint.ts";

/** The measurements of a board since the last `drain`. */
export interface BoardTimes {
  /** Milliseconds from the receipt of each message to the end of the frame that shows it. */
  readonly changeToPaint: readonly number[];
  /** Frames that took longer than 50 ms. */
  readonly lateFrames: number;
  readonly messages: number;
}

export interface PaintClock {
  /** Call it when a message arrives. */
  receive(): void;
  /** Call it when the page has all messages; `inFrame` if it is called while their frame is made. */
  show(options?: { readonly inFrame: boolean }): void;
  /** Returns the measurements since the last call, and starts new ones. */
  drain(): BoardTimes;
}

declare global {
  interface Window {
    /** Set by a bench's page for the bench that drives it. */
    board: { readonly run: (changesPerSecond: number) => void; readonly drain: () => BoardTimes };
  }
}

/** Measures how long messages wait to be shown, at the same small cost for every page. */
export function createPaintClock(): PaintClock {
  let waiting: number[] = [];
  let shown: number[] = [];
  let times: number[] = [];
  let lateFrames = 0;
  new PerformanceObserver((list) => {
    lateFrames += list.getEntries().length;
  }).observe({ type: "long-animation-frame" });

  function onPaint(paintedAt: number) {
    for (const at of shown) times.push(paintedAt - at);
    shown = [];
  }

  return {
    receive: () => void waiting.push(performance.now()),
    show({ inFrame } = { inFrame: false }) {
      const isAwaited = shown.length > 0;
      shown.push(...waiting);
      waiting = [];
      if (isAwaited || shown.length === 0) return;
      if (inFrame) afterThisPaint(onPaint);
      else afterNextPaint(onPaint);
    },
    drain() {
      const drained = { changeToPaint: times, lateFrames, messages: times.length };
      times = [];
      lateFrames = 0;
      return drained;
    },
  };
}
