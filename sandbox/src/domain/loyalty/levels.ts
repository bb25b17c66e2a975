import type { User } from "@grandstand/contract/user";

type LoyaltyData = User["loyaltyData"];

/** The level of a person outside of the programme: nothing of it is shown (B2). */
const noLevel = "Zero";

/** Levels by the points they begin at: the first two are the specification's, the others ours (B3). */
const levels = [
  { name: "Blue", from: 0 },
  { name: "Platinum", from: 20_000 },
  { name: "Diamond", from: 60_000 },
  { name: "Black", from: 150_000 },
] as const;

/** The level for a number of points; `progress` is whole percent of the way to the next level. */
export function loyaltyDataOf(
  held: { points: number; coins: number },
  isMember: boolean,
): LoyaltyData {
  const { points, coins } = held;
  if (!isMember) return { points, coins, level: noLevel, progress: 0, next_level: null };
  const index = levels.findLastIndex(({ from }) => from <= points);
  const level = levels[Math.max(index, 0)] ?? levels[0];
  const next = levels[index + 1];
  const way = next ? Math.floor(((points - level.from) * 100) / (next.from - level.from)) : 100;
  return { points, coins, level: level.name, progress: way, next_level: next?.name ?? null };
}
