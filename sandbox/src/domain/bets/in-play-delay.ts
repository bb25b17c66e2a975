import type { World } from "../world/world.ts";

/** Remembers which of the outcomes were suspended at any moment since the watch began. */
export interface SuspensionWatch {
  suspendedOutcomes(): string[];
  stop(): void;
}

/** A market that was suspended during the in-play delay and came back still refuses the bet. */
export function watchSuspension(world: World, outcomeIds: readonly string[]): SuspensionWatch {
  const suspended = new Set<string>();
  const check = () => {
    for (const id of outcomeIds) {
      if (world.outcome(id)?.isSuspended) suspended.add(id);
    }
  };
  const stop = world.subscribe((change) => {
    if (change.kind === "delta") check();
  });
  check();
  return {
    suspendedOutcomes() {
      check();
      return [...suspended];
    },
    stop,
  };
}
