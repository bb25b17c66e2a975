import type { Storage } from "../storage/storage.ts";
import { consumeAffiliation, type LinkAffiliation } from "./consume-affiliation.ts";
import { type Arrival, consumeArrival } from "./consume-arrival.ts";
import { withoutParameters } from "./without-parameters.ts";

/** What the address of a visit requested (A2, entry query parameters). */
export interface Entry {
  readonly arrival: Arrival;
  readonly affiliation: LinkAffiliation | null;
  readonly opensLogin: boolean;
  readonly opensRegistration: boolean;
  /** The part of the cashier to open, as `home/limits` (docs/decisions/67); null where none is requested. */
  readonly cashierPart: string | null;
  /** Another service sent the person back with `error=internal_error`. */
  readonly isAfterError: boolean;
  /** What somebody shared of a slip, as it was written (see rules/src/share-slip). */
  readonly sharedSlip: string | null;
}

/**
 * Reads what an address requests and removes it from the address, so that neither a reload nor a copied
 * address requests it again. Everything else in the address stays. `tab` is the storage of this tab alone.
 */
export function consumeEntry(address: URL, tab: Storage): { entry: Entry; url: URL } {
  const { arrival, url: withoutToken } = consumeArrival(address, tab);
  const { kept, url } = consumeAffiliation(withoutToken);
  const opensLogin = url.searchParams.has("openLogin");
  const opensRegistration = url.searchParams.has("openRegister");
  const cashierPart = url.searchParams.has("openCashier")
    ? url.searchParams.get("openCashier") || "deposit"
    : null;
  const isAfterError = url.searchParams.get("error") === "internal_error";
  const sharedSlip = url.searchParams.get("slip") || null;
  const consumed = [
    "slip",
    "openRegister",
    "openCashier",
    ...(opensLogin ? ["openLogin"] : []),
    ...(isAfterError ? ["error"] : []),
  ];
  return {
    entry: {
      arrival,
      affiliation: kept,
      opensLogin,
      opensRegistration,
      cashierPart,
      isAfterError,
      sharedSlip,
    },
    url: withoutParameters(url, consumed),
  };
}
