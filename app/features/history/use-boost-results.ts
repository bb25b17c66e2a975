import type { Bet } from "@grandstand/contract/betslip";
import { coinsAreBoosted, isBoosted } from "@grandstand/contract/promotions";
import { boostResult } from "@grandstand/rules/boosts";
import type { BoostResultView } from "@grandstand/ui/bet-card";
import { useEffect, useRef, useState } from "react";
import type { CallApi } from "../../core/client/client.ts";
import { useSite } from "../../core/site/site-context.ts";
import type { BoostResults } from "./view.ts";

/**
 * What became of the boosts of bets (B3, B7): asked once for each bet as it stands, and again when it
 * is decided. Where promotions are off, nothing is asked. A failure leaves the bet without (B8).
 */
export function useBoostResults(bets: readonly Bet[]): BoostResults {
  const { api, configuration } = useSite();
  const [results, setResults] = useState<BoostResults>(() => new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!configuration.promotions) return;
    for (const bet of bets) {
      const state = `${bet.id} ${bet.status}`;
      if (asked.current.has(state)) continue;
      asked.current.add(state);
      void askBoosts(api, bet).then((boosts) => {
        if (boosts.length > 0) setResults((known) => new Map(known).set(bet.id, boosts));
      });
    }
  }, [api, configuration, bets]);
  return results;
}

/** A bet boost is for a single, a coins boost for a single or a combi (B1); a free bet has neither. */
async function askBoosts(api: CallApi, bet: Bet): Promise<readonly BoostResultView[]> {
  if (bet.freebet_id !== null || (bet.type !== "single" && bet.type !== "combi")) return [];
  const body = { bet_id: bet.id };
  const [money, coins] = await Promise.all([
    bet.type === "single" ? api(isBoosted, { body }) : null,
    api(coinsAreBoosted, { body }),
  ]);
  return [
    ...(money?.ok ? viewOf("bet", money.value) : []),
    ...(coins.ok ? viewOf("coins", coins.value) : []),
  ];
}

function viewOf(
  kind: BoostResultView["kind"],
  answer: { status: boolean; paid: number | null; amount: number },
): BoostResultView[] {
  const state = boostResult(answer);
  return state === "none" ? [] : [{ kind, state, amount: answer.amount }];
}
