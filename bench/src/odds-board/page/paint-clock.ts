import { afterNextPaint } from "../../shared/page/next-paint.ts";

/** What a board tells of the time since the last reset. */
export interface BoardTimes {
  /** Milliseconds from the receipt of each message to the frame that shows it. */
  readonly changeToPaint: readonly number[];
  /** Frames that took longer than 50 ms. */
  readonly lateFrames: number;
  readonly messages: number;
}

export interface PaintClock {
  /** A message has come. */
  receive(): void;
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
  let times: number[] = [];
  let lateFrames = 0;
  new PerformanceObserver((list) => {
    lateFrames += list.getEntries().length;
  }).observe({ type: "long-animation-frame" });

  function onPaint(received: readonly number[], paintedAt: number) {
    for (const at of received) times.push(paintedAt - at);
  }

  return {
    receive() {
      waiting.push(performance.now());
      if (waiting.length > 1) return;
      afterNextPaint((paintedAt) => {
        const received = waiting;
        waiting = [];
        onPaint(received, paintedAt);
      });
    },
    take() {
      const taken = { changeToPaint: times, lateFrames, messages: times.length };
      times = [];
      lateFrames = 0;
      return taken;
    },
  };
}
