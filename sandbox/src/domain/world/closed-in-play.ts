import type { Contest, QuotedMarket } from "./contest.ts";

/**
 * A contest as virtual sports sell it: bets until it begins, none during play, and all results at
 * its end. Its prices do not move, because nothing new is known before a draw. `isOffered` picks
 * the markets by their key.
 */
export function closedInPlay(contest: Contest, isOffered: (key: string) => boolean): Contest {
  let hasBegun = false;
  let last: QuotedMarket[] = [];
  return {
    ...contest,
    begin(at) {
      hasBegun = true;
      return contest.begin(at);
    },
    step: (at) => ({ ...contest.step(at), suspendFor: 0 }),
    scoreGoal: () => null,
    drift: () => undefined,
    quote(at) {
      if (!hasBegun || last.length === 0) {
        last = contest.quote(at).filter(({ key }) => isOffered(key));
      }
      return hasBegun ? last.map((market) => ({ ...market, isSuspended: true })) : last;
    },
    resolved: () => new Map(),
  };
}
