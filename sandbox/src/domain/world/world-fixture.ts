import { createWorld, type WorldOptions } from "./create-world.ts";
import type { World, WorldChange } from "./world.ts";

/** A Saturday evening in Brussels: everything plays. */
export const saturdayEvening = Date.UTC(2026, 10, 21, 19, 0, 0);
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** A world whose clock moves by `advance` alone, and every change that it reports. */
export function watchedWorld(options: Partial<WorldOptions> = {}): {
  world: World;
  changes: WorldChange[];
} {
  const world = createWorld({ seed: 7, clock: () => saturdayEvening, ...options });
  const changes: WorldChange[] = [];
  world.subscribe((change) => changes.push(change));
  return { world, changes };
}
