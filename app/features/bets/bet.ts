import type { Bet } from "@grandstand/contract/betslip";
import { getBet } from "@grandstand/contract/history";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** One bet of the person, by its id or its reference. Each reader has a store of its own. */
export function createBet({ api, language }: Pick<Site, "api" | "language">): FetchedStore<Bet> {
  return createFetched(async (bet, signal) => {
    const answer = await api(getBet, { path: { bet }, query: { lang: language }, signal });
    return answer.ok ? { ok: true, value: answer.value.bet } : answer;
  });
}
