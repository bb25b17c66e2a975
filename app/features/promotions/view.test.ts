import type { BoostPromotion } from "@grandstand/rules/boosts";
import { describe, expect, it } from "vitest";
import { sumOfFreeBets, toRewards } from "./view.ts";

const freeBet = (id: string, expiresAt: number, amountRemaining = 500) => ({
  id,
  name: id,
  amount: 500,
  amountRemaining,
  minOdds: 1.5,
  expiresAt,
});
const boost = (id: string, activeUntil: number) =>
  ({
    id,
    kind: "bet",
    boost: 50,
    activeUntil,
    eventId: null,
    competitionId: null,
    sportId: null,
  }) as BoostPromotion;
const scopes = {
  sports: [
    { id: "1", name: "Football", href: "/football/" },
    { id: "6", name: "Tennis", href: "/tennis/" },
  ],
  competitions: [
    { id: "5", name: "Jupiler Pro League", href: "/football/?competition=jupiler-pro-league" },
  ],
  allHref: "/sports/",
};

describe("rewards", () => {
  it("[REWARDS-VIEW-1] are in the order of their ends", () => {
    const rewards = toRewards(
      [freeBet("a", 300), freeBet("b", 100)],
      [boost("c", 200)],
      scopes,
      50,
    );
    expect(rewards.map(({ id, kind }) => [id, kind])).toEqual([
      ["b", "free-bet"],
      ["c", "bet-boost"],
      ["a", "free-bet"],
    ]);
  });

  it("[REWARDS-VIEW-4] sum the free bets up, and nothing else", () => {
    const sumOf = (...args: Parameters<typeof toRewards>) => sumOfFreeBets(toRewards(...args));
    const free = [freeBet("a", 300), freeBet("b", 200, 250)];
    expect(sumOf(free, [boost("c", 100)], scopes, 50)).toEqual({
      count: 2,
      amount: 750,
      firstEndsAt: 200,
    });
    expect(sumOf([], [boost("c", 100)], scopes, 50)).toBeNull();
  });

  it("[REWARDS-VIEW-3] lead to where they can be used, and nowhere where that has no name", () => {
    const held = [
      {},
      { sportId: "1" },
      { sportId: "1", competitionId: "5" },
      { sportId: "1", competitionId: "6" },
      { sportId: "1", eventId: "9" },
    ];
    const boosts = held.map((scope, index) => ({ ...boost(`${index}`, 200), ...scope }));
    const rewards = toRewards([freeBet("free", 300)], boosts, scopes, 50);
    expect(rewards.map(({ scope }) => scope && [scope.name, scope.href])).toEqual([
      [null, "/sports/"],
      ["Football", "/football/"],
      ["Jupiler Pro League", "/football/?competition=jupiler-pro-league"],
      null,
      null,
      [null, "/sports/"],
    ]);
  });

  it("[REWARDS-VIEW-2] are only what can be used", () => {
    const ended = [freeBet("ended", 100), freeBet("used", 300, 0)];
    expect(toRewards(ended, [boost("over", 100)], scopes, 100)).toEqual([]);
  });
});
