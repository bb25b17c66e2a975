import type { Bet } from "@grandstand/contract/betslip";
import { useMemo } from "react";
import { betsAhead } from "../../core/intervals.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useOpenBets } from "../own-bets/index.lazy.ts";

const none: readonly Bet[] = [];

/** The bets of which a match is in play, or begins soon (epoch milliseconds). */
export function betsNear(bets: readonly Bet[], now: number): readonly Bet[] {
  return bets.filter(({ selections }) =>
    selections.some(
      ({ result, starts_at }) => result === "pending" && Date.parse(starts_at) <= now + betsAhead,
    ),
  );
}

/** The person's bets of which a match is in play or begins soon, kept fresh as long as they are wanted; none where not. */
export function useBetsNear(isWanted = true): readonly Bet[] {
  const { clock } = useSite();
  const { bets } = useOpenBets(isWanted);
  return useMemo(() => (isWanted ? betsNear(bets, clock.now()) : none), [isWanted, bets, clock]);
}
