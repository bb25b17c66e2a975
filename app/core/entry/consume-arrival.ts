import { type Storage, storageKeys } from "../storage/storage.ts";
import { withoutParameters } from "./without-parameters.ts";

/** What another service sent the browser back with, for a login (A2). */
export interface Arrival {
  /** Trades for a session; null where there is none, or where another tab set out for it. */
  readonly userToken: string | null;
  /** What the tab set out with and the browser brought back; null where it brought none. */
  readonly state: string | null;
  /** A login came that another tab has set out for, or none. */
  readonly isForeign: boolean;
}

const parameters = ["userToken", "auth", "identifier", "state"] as const;

/**
 * Takes what proves anything out of an address, before anything else runs (A2, docs/decisions/04). What the identity app
 * proved counts in the tab that set out for it alone, and once: it waits in the tab for the registration's own code, and
 * `null` waits there where another tab set out (docs/decisions/109). A `userToken` of elsewhere has no state.
 */
export function consumeArrival(address: URL, tab: Storage): { arrival: Arrival; url: URL } {
  const [userToken, auth, identifier, state] = parameters.map(
    (name) => address.searchParams.get(name)?.trim() || null,
  );
  // Other services may have a `state` of theirs.
  const isReturn = [userToken, auth, identifier].some(Boolean);
  const isOwn = isReturn && state !== null && state === tab.read(storageKeys.identityState);
  if (isOwn) tab.remove(storageKeys.identityState);
  if (auth || identifier) {
    tab.write(storageKeys.identityProof, JSON.stringify(isOwn ? { auth, identifier } : null));
  }
  const isForeign = Boolean(userToken && state) && !isOwn;
  return {
    arrival: { userToken: (!isForeign && userToken) || null, state: state ?? null, isForeign },
    url: withoutParameters(address, isReturn ? parameters : ["userToken", "auth", "identifier"]),
  };
}
