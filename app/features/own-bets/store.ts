import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** A person's bets on an event, newest first. */
export interface EventBets {
  readonly bets: readonly Bet[];
  /** Whether there are no more than these. */
  readonly isAll: boolean;
}

/** As many as the call gives at once. */
const mostBets = "50";

/** The person's bets on one event, by its id. For `useFeatureStore`. */
export function createEventBets({
  api,
  language,
}: Pick<Site, "api" | "language">): FetchedStore<EventBets> {
  return createFetched(async (eventId, signal) => {
    const query = { event_id: eventId, limit: mostBets, lang: language };
    const answer = await api(getBets, { query, signal });
    if (!answer.ok) return answer;
    const { bets, next_cursor: next } = answer.value;
    // A service that does not know the filter sends whatever the person has placed.
    const own = bets.filter(({ selections }) =>
      selections.some((each) => each.event_id === eventId),
    );
    return { ok: true, value: { bets: own, isAll: next === null } };
  });
}
