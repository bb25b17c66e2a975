import { renderingRetry } from "../core/intervals.ts";
import { createFairQueue, Overloaded, type Waiting } from "./fair-queue.ts";

export { Overloaded };

/** The properties of a rendering that decide when it has its turn. */
export interface RenderingTurn {
  /** Whether many are sent it: a page that the site has for sure, or had a moment ago. */
  readonly isShared: boolean;
  /** Whose it is, as `clientOf` names them; those who want less have their turn sooner. */
  readonly client: string;
  /** Aborted once those who wait for it have gone: it gives up its turn. */
  readonly signal?: AbortSignal;
}

/** Runs renderings, a few at once. */
export interface RenderingLimit {
  /** Throws Overloaded where too many wait, and the signal's reason where no one waits any more. */
  run<Value>(render: () => Promise<Value>, turn: RenderingTurn): Promise<Value>;
  /** Whether any rendering waits for its turn. */
  isCrowded(): boolean;
}

/** What the limit needs from outside. */
export interface RenderingLimitDependencies {
  /** Whether the thread has time for one more of those that can wait. */
  readonly hasTime: () => boolean;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
}

/**
 * Renderings that run at once, and that wait: they share one thread, and wait for the services side by side. Shared
 * pages have slots of their own, which nothing that strangers make up can fill. The others begin when the thread has
 * time, and while a shared one runs they continue one at a time.
 */
const shared = { atOnce: 6, waitingAtMost: 64 };
const others = { atOnce: 4, besideShared: 1, waitingAtMost: 32 };

/** Makes what runs renderings (docs/decisions/105). */
export function createRenderingLimit({
  hasTime,
  setTimer,
}: RenderingLimitDependencies): RenderingLimit {
  const lanes = {
    shared: { running: 0, waiting: createFairQueue(shared.waitingAtMost) },
    others: { running: 0, waiting: createFairQueue(others.waitingAtMost) },
  };
  type Lane = (typeof lanes)["shared"];

  let isTimed = false;

  function begin(lane: Lane): boolean {
    const next = lane.waiting.shift();
    if (!next) return false;
    lane.running += 1;
    next.begin();
    return true;
  }

  function beginNext(): void {
    while (lanes.shared.running < shared.atOnce && begin(lanes.shared));
    const slots = lanes.shared.running > 0 ? others.besideShared : others.atOnce;
    while (lanes.others.running < slots && lanes.others.waiting.size() > 0) {
      if (!hasTime()) return waitForTime();
      begin(lanes.others);
    }
  }

  function waitForTime(): void {
    if (isTimed) return;
    isTimed = true;
    setTimer(() => {
      isTimed = false;
      beginNext();
    }, renderingRetry);
  }

  function turnIn(lane: Lane, { client, signal }: RenderingTurn): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        client,
        begin: () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
        refuse: () => {
          signal?.removeEventListener("abort", leave);
          reject(new Overloaded());
        },
      };
      const leave = () => {
        lane.waiting.remove(waiting);
        reject(signal?.reason);
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener("abort", leave, { once: true });
      lane.waiting.push(waiting);
      beginNext();
    });
  }

  return {
    async run(render, turn) {
      const lane = turn.isShared ? lanes.shared : lanes.others;
      await turnIn(lane, turn);
      try {
        return await render();
      } finally {
        lane.running -= 1;
        beginNext();
      }
    },
    isCrowded: () => lanes.shared.waiting.size() + lanes.others.waiting.size() > 0,
  };
}
