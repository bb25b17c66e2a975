import { getCastOutcome } from "@grandstand/contract/racing";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { toCastOutcome } from "./cast-selection.ts";

/** What an order of a market pays, by the call's own query; its price goes to the odds store. */
export const createCastOutcome = ({ api, configuration, language, odds }: Site) =>
  createFetched(async (input, signal) => {
    const [market_id = "", runners = ""] = JSON.parse(input) as string[];
    const query = { bookmaker: configuration.bookmaker, lang: language, market_id, runners };
    const answer = await api(getCastOutcome, { query, signal });
    if (!answer.ok) return answer;
    const outcome = toCastOutcome(answer.value);
    const { id, odds: price, isSuspended } = outcome;
    odds.receive([[id, price, isSuspended ? 1 : 0]], answer.value.server_time);
    return { ok: true, value: outcome };
  });
