import type { Bet } from "@grandstand/contract/betslip";
import type { Fetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { createBet } from "../bets/index.ts";

/** The bet of the receipt's page, by its reference. For `useFetched`. */
export const createReceipt = (site: Site) => createBet(site);

/**
 * What the receipt's page shows instead: a reference that belongs to no one is no fault of the line, and nothing is
 * fetched of a person whose account can't be.
 */
export function receiptStatus(
  receipt: Fetched<Bet>,
  isUnreachable: boolean,
): "loading" | "failed" | "not-found" | "unreachable" {
  if (receipt.status !== "failed") return isUnreachable ? "unreachable" : "loading";
  const { failure } = receipt;
  return failure.kind === "refused" && failure.status === 404 ? "not-found" : "failed";
}
