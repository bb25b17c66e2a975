import { getCashOutHistory, type OfferPoint } from "@grandstand/contract/cash-out";
import { useEffect } from "react";
import type { ApiFailure } from "../../core/client/client.ts";
import { createFetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";

/**
 * What a bet was offered so far, by its id. An operator who has no such call, which a 404 without a code says, gets
 * one request. For `useFetched`.
 */
export function createOfferPoints({ api }: Pick<Site, "api">): FetchedStore<readonly OfferPoint[]> {
  let notOffered: ApiFailure | null = null;
  return createFetched(async (betId, signal) => {
    if (notOffered !== null) return { ok: false, failure: notOffered };
    const answer = await api(getCashOutHistory, { query: { bet_id: betId }, signal });
    if (answer.ok) return { ok: true, value: answer.value.points };
    const { failure } = answer;
    const isUnknown = failure.kind === "refused" && failure.status === 404 && !failure.code;
    if (isUnknown) notOffered = failure;
    return answer;
  });
}

const none: readonly OfferPoint[] = [];

/** What an open bet was offered so far, and again whenever its offer moves; `betId` null fetches nothing. */
export function useOfferPoints(betId: string | null, offer: number | null): readonly OfferPoint[] {
  const { load } = useFeatureStore(createOfferPoints);
  const fetched = useFetched(createOfferPoints, betId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer says when, not what
  useEffect(() => {
    if (betId !== null) void load(betId);
  }, [betId, load, offer]);
  return fetched.status === "loaded" ? fetched.value : none;
}
