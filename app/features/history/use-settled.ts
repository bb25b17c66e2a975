import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import { useEffect } from "react";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import type { KnownDays } from "./bet-days.ts";
import { createSettledDays, type DaysQuery, daysInput } from "./settled-days.ts";

/** The bets that ended since an instant, as far as one page has them. */
interface EndedBets {
  readonly bets: readonly Bet[];
  readonly hasMore: boolean;
}

/** The bets that ended since an instant, ISO 8601. For `useFetched`. */
function createEnded({ api, language }: Site): FetchedStore<EndedBets> {
  return createFetched(async (from, signal) => {
    const query = { by: "settled", from, lang: language } as const;
    const answer = await api(getBets, { query, signal });
    if (!answer.ok) return answer;
    const { bets, next_cursor: next } = answer.value;
    return { ok: true, value: { bets, hasMore: next !== null } };
  });
}

const none: EndedBets = { bets: [], hasMore: false };

/**
 * The bets that ended since an instant, and again whenever `shown` changes, since what is no longer open has ended.
 * Null fetches nothing.
 */
export function useEnded(from: string | null, shown: readonly Bet[]): EndedBets {
  const { load } = useFeatureStore(createEnded);
  const fetched = useFetched(createEnded, from);
  const ids = shown.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when, not what
  useEffect(() => {
    if (from !== null) void load(from);
  }, [from, load, ids]);
  return fetched.status === "loaded" ? fetched.value : none;
}

/** What days cost and paid, and again whenever `shown` changes. A query that is null counts nothing. */
export function useSettledDays(query: DaysQuery | null, shown: readonly Bet[]): KnownDays {
  const { load } = useFeatureStore(createSettledDays);
  const input = query === null ? null : daysInput(query);
  const fetched = useFetched(createSettledDays, input);
  const state = shown.map(({ id, status }) => `${id} ${status}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when, not what
  useEffect(() => {
    if (input !== null) void load(input);
  }, [input, load, state]);
  if (fetched.status === "loading") return undefined;
  return fetched.status === "loaded" ? fetched.value : null;
}
