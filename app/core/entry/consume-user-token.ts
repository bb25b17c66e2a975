import { withoutParameters } from "./without-parameters.ts";

/**
 * Takes `userToken` out of an address, before anything else runs (A2, docs/decisions/04). Gives the
 * token, null where there is none, and the address to show instead. The token is never kept in
 * storage, so that it can't be used twice.
 */
export function consumeUserToken(address: URL): { token: string | null; url: URL } {
  const token = address.searchParams.get("userToken")?.trim() || null;
  return { token, url: withoutParameters(address, ["userToken"]) };
}
