import { decisiveChance } from "../models/joint.ts";
import type { RunningEvent } from "./event-state.ts";
import type { JointPrice } from "./world.ts";

/**
 * The joint price of outcomes of one event; null where it takes no builder, or where one of them is
 * unknown.
 */
export function jointPrice(
  event: RunningEvent,
  outcomeIds: readonly string[],
  at: number,
): JointPrice | null {
  const prefix = `${event.id}-`;
  if (!outcomeIds.every((id) => id.startsWith(prefix))) return null;
  const keys = outcomeIds.map((id) => id.slice(prefix.length));
  const joint = event.contest.joint?.(at, keys) ?? null;
  if (joint === null) return null;
  return {
    chance: decisiveChance(joint),
    alone: joint.alone.map(decisiveChance),
    impliedOutcomeIds: joint.implied.map((index) => outcomeIds[index] ?? ""),
  };
}
