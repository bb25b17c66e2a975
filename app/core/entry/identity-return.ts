import { authorizePaths } from "@grandstand/contract/authorize-paths";
import type { Language } from "@grandstand/contract/entities";
import { withoutParameters } from "./without-parameters.ts";

/** What the identity app sent a browser back with (A2); texts of the address, for whoever shows them as text. */
export interface IdentityReturn {
  /** The two that stand for what the app proved; null where it proved nothing. */
  readonly proof: { readonly auth: string; readonly identifier: string } | null;
  /** Why it proved nothing, in words; null where it says none. */
  readonly error: string | null;
  /** `showVendors`: the app can be of use to this person, who may try again (docs/decisions/50). */
  readonly offersApp: boolean;
}

const parameters = ["auth", "identifier", "error", "showVendors"] as const;

/** Longer texts are no message of ours. */
const longestError = 300;

/**
 * Reads what the identity app came back with, and takes it out of the address, so that neither a reload nor a copied
 * address has it (docs/decisions/04). Everything else in the address stays; `hideItsme` does, for the next login.
 */
export function consumeIdentityReturn(address: URL): { answer: IdentityReturn; url: URL } {
  const read = (name: string) => address.searchParams.get(name)?.trim() || null;
  const [auth, identifier] = [read("auth"), read("identifier")];
  const error = read("error")?.slice(0, longestError) ?? null;
  const isProven = auth !== null && identifier !== null && error === null;
  return {
    answer: {
      proof: isProven ? { auth, identifier } : null,
      error,
      offersApp: error === null || address.searchParams.has("showVendors"),
    },
    url: withoutParameters(address, parameters),
  };
}

/** The address at which the person identifies themselves with the app, for a service's base address. */
export function identityAppAddress(
  host: string,
  purpose: keyof typeof authorizePaths,
  language: Language,
): string {
  return `${host}${authorizePaths[purpose]}?lang=${language}`;
}
