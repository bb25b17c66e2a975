import { getBet } from "@grandstand/contract/history";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** What the panel says of the bet that is cashed out, by its id. For `useFetched`. */
export const createSoldBet = ({ api, language }: Site) =>
  createFetched(async (bet, signal) => {
    const answer = await api(getBet, { path: { bet }, query: { lang: language }, signal });
    if (!answer.ok) return answer;
    const { selections, stake } = answer.value.bet;
    const name = selections.map((leg) => leg.outcome_name).join(", ");
    return { ok: true, value: { id: bet, name, stake } };
  });
