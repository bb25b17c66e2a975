import { updatesCalm, updatesSlow } from "./intervals.ts";

/** How often a page applies live updates; the person chooses. Milliseconds, 0 is at once. */
export const updatePaces = { "at-once": 0, calm: updatesCalm, slow: updatesSlow } as const;
export type UpdatePaceName = keyof typeof updatePaces;
export const updatePaceNames = ["at-once", "calm", "slow"] as const satisfies UpdatePaceName[];
