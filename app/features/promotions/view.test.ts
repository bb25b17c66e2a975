import type { BoostPromotion } from "@grandstand/rules/boosts";
import { describe, expect, it } from "vitest";
import { toRewards } from "./view.ts";

const freeBet = (id: string, expiresAt: number, amountRemaining = 500) => ({
  id,
  name: id,
  amount: 500,
  amountRemaining,
  minOdds: 1.5,
  expiresAt,
});
const boost = (id: string, activeUntil: number) =>
  ({ id, kind: "bet", boost: 50, activeUntil }) as BoostPromotion;

describe("rewards", () => {
  it("[REWARDS-VIEW-1] stand in the order of their ends", () => {
    const rewards = toRewards([freeBet("a", 300), freeBet("b", 100)], [boost("c", 200)], 50);
    expect(rewards.map(({ id, kind }) => [id, kind])).toEqual([
      ["b", "free-bet"],
      ["c", "bet-boost"],
      ["a", "free-bet"],
    ]);
  });

  it("[REWARDS-VIEW-2] are only what can be used", () => {
    const ended = [freeBet("ended", 100), freeBet("used", 300, 0)];
    expect(toRewards(ended, [boost("over", 100)], 100)).toEqual([]);
  });
});
