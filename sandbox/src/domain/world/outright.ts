import type { Random } from "../models/random.ts";
import type { Contest } from "./contest.ts";
import { opinion } from "./opinion.ts";
import type { OutcomeResult } from "./world.ts";

const margin = 0.16;
/** Nothing happens in it, so it is looked at seldom. */
const seldom = 1_440 * 60_000;

export interface OutrightOptions {
  /** All contenders, with their probabilities; the likeliest are first on the market. */
  field: readonly { name: string; probability: number }[];
  random: Random;
}

/**
 * The market on the winner of a competition. It has no play of its own: it is settled when control names
 * the winner, and void otherwise.
 */
export function createOutright({ field, random }: OutrightOptions): Contest {
  const inOrder = [...field].sort((one, two) => two.probability - one.probability);
  const views = inOrder.map(() => opinion(random, 0.05));
  const key = (index: number) => `entry-${index + 1}`;
  let isOver = false;
  return {
    participants: inOrder.map(({ name }) => name),
    type: "outright",
    // The season ends long after the sandbox; until control names the winner, nothing happens.
    begin: (at) => at + seldom,
    step: (at) => ({ nextAt: at + seldom, suspendFor: 0, isNotable: false }),
    drift() {
      for (const view of views) view.move();
    },
    quote() {
      const weights = inOrder.map(
        ({ probability }, index) => probability * Math.exp(views[index]?.value() ?? 0),
      );
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return [
        {
          key: "winner",
          type: "outright_winner",
          winners: 1,
          margin,
          isMain: true,
          isSuspended: isOver,
          outcomes: weights.map((weight, index) => ({
            key: key(index),
            participant: index,
            probability: weight / total,
          })),
        },
      ];
    },
    state: () => ({ phase: isOver ? "ended" : "not_started", stats: null, matchSummary: null }),
    resolved: () => new Map(),
    settle() {
      isOver = true;
      return new Map(
        inOrder.map((_, index): [string, OutcomeResult] => [`winner-${key(index)}`, "void"]),
      );
    },
  };
}
