import type { Bet } from "@grandstand/contract/betslip";
import { getBet } from "@grandstand/contract/history";
import { createFetched, type Fetched, type FetchedStore } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** One bet of the person, by its reference. For `useFetched`. */
export function createReceipt({ api, language }: Site): FetchedStore<Bet> {
  return createFetched(async (bet, signal) => {
    const answer = await api(getBet, { path: { bet }, query: { lang: language }, signal });
    return answer.ok ? { ok: true, value: answer.value.bet } : answer;
  });
}

/**
 * What the receipt's page shows in its place: a reference that is nobody's is no fault of the line, and nothing of a
 * person is fetched whose account can't be.
 */
export function receiptStatus(
  receipt: Fetched<Bet>,
  isUnreachable: boolean,
): "loading" | "failed" | "not-found" | "unreachable" {
  if (receipt.status !== "failed") return isUnreachable ? "unreachable" : "loading";
  const { failure } = receipt;
  return failure.kind === "refused" && failure.status === 404 ? "not-found" : "failed";
}
