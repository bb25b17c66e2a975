import type { QueryInput } from "@grandstand/contract/call";
import { getSettledDays, type SettledDay } from "@grandstand/contract/history";
import type { ApiFailure } from "../../core/client/client.ts";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** Which bets are counted, as the call takes it. */
export type DaysQuery = QueryInput<typeof getSettledDays>;

/** The input of the store for a query, and back. */
export const daysInput = (query: DaysQuery): string => JSON.stringify(query);

/**
 * What the bets that ended on each day cost and paid, by `daysInput`. An operator who has no such call gets one request.
 * For `useFetched`.
 */
export function createSettledDays({ api }: Pick<Site, "api">): FetchedStore<readonly SettledDay[]> {
  let notOffered: ApiFailure | null = null;
  return createFetched(async (input, signal) => {
    if (notOffered !== null) return { ok: false, failure: notOffered };
    const query: DaysQuery = JSON.parse(input);
    const answer = await api(getSettledDays, { query, signal });
    if (answer.ok) return { ok: true, value: answer.value.days };
    const { failure } = answer;
    if (failure.kind === "refused" && failure.status === 404) notOffered = failure;
    return answer;
  });
}
