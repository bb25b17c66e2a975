import { afterNextPaint, afterThisPaint } from "../../shared/page/next-paint.ts";

/** What a board tells of the time since the last reset. */
export interface BoardTimes {
  /** Milliseconds from the receipt of each message to the end of the frame that shows it. */
  readonly changeToPaint: readonly number[];
  /** Frames that took longer than 50 ms. */
  readonly lateFrames: number;
  readonly messages: number;
}

export interface PaintClock {
  /** A message has come. */
  receive(): void;
  /** All that has come is in the page; `inFrame`, where the frame that shows it is being made. */
  show(options?: { readonly inFrame: boolean }): void;
  /** What was measured since the last time; begins anew. */
  take(): BoardTimes;
}

declare global {
  interface Window {
    /** Set by a bench's page for the bench that drives it. */
    board: { readonly run: (changesPerSecond: number) => void; readonly take: () => BoardTimes };
  }
}

/** Measures how long messages wait for the screen, at the same small cost for every page. */
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
    take() {
      const taken = { changeToPaint: times, lateFrames, messages: times.length };
      times = [];
      lateFrames = 0;
      return taken;
    },
  };
}
