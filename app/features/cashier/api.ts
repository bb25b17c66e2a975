import { openCashier } from "@grandstand/contract/cashier";
import { type ApiFailure, wordsOf } from "../../core/client/client.ts";
import { readAffiliation } from "../../core/entry/kept-affiliation.ts";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import type { Site } from "../../core/site/site.ts";
import type { CashierTarget } from "./target.ts";

/** The cashier's address for one visit, or why there is none. */
export type AddressOutcome =
  | { readonly kind: "address"; readonly url: string }
  /** The server's words, or null. */
  | { readonly kind: "refused"; readonly reason: string | null }
  | { readonly kind: "failed" };

export type AddressSite = Pick<Site, "api" | "storage" | "configuration">;

/** An affiliation that no one has (A2). */
const ownAffiliation = "1";

/**
 * Fetches the cashier's address, with platform and affiliation (A7). One on another origin than the configured one is
 * none: the policy of the page would stop it, and nothing that it says would count.
 */
export async function fetchAddress(
  { api, storage, configuration }: AddressSite,
  { section, tab, stake }: CashierTarget,
): Promise<AddressOutcome> {
  const { idaffiliation, clickId, bonusCode } = readAffiliation(storage);
  const answer = await api(openCashier, {
    path: { section },
    query: {
      ...(tab && { tab }),
      platform: isNarrowPage() ? "mobile" : "website",
      idaffiliation: idaffiliation || ownAffiliation,
      ...(clickId && { click_id: clickId }),
      ...(bonusCode && { bonuscode: bonusCode }),
      ...(stake && { stake_cents: String(stake) }),
    },
  });
  if (!answer.ok) return outcomeOf(answer.failure);
  const { url } = answer.value;
  if (new URL(url).origin === configuration.cashierOrigin) return { kind: "address", url };
  console.warn(`The cashier is at ${new URL(url).origin}, which is not CASHIER_ORIGIN.`);
  return { kind: "failed" };
}

function outcomeOf(failure: ApiFailure): AddressOutcome {
  const isRefused = failure.kind === "refused" && failure.status === 403;
  return isRefused ? { kind: "refused", reason: wordsOf(failure) } : { kind: "failed" };
}
