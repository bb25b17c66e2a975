import type { World } from "../world/world.ts";

export interface InPlayDelay {
  /** Milliseconds that a live selection waits before its bet is accepted or paid out. */
  inPlayDelay: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Waits the in-play delay; resolves with the outcomes that were suspended at any moment of it. A market
 * that was suspended and came back still refuses the bet.
 */
export async function waitInPlay(
  world: World,
  outcomeIds: readonly string[],
  { inPlayDelay, wait }: InPlayDelay,
): Promise<string[]> {
  const suspended = new Set<string>();
  const check = () => {
    for (const id of outcomeIds) {
      if (world.outcome(id)?.isSuspended) suspended.add(id);
    }
  };
  const stop = world.subscribe((change) => {
    if (change.kind === "delta") check();
  });
  try {
    check();
    await wait(inPlayDelay());
    check();
    return [...suspended];
  } finally {
    stop();
  }
}
