import { authorizePaths } from "@grandstand/contract/authorize-paths";
import type { Language } from "@grandstand/contract/entities";
import * as v from "valibot";
import { type Storage, storageKeys } from "../storage/storage.ts";
import { withoutParameters } from "./without-parameters.ts";

/** What the identity app sent a browser back with (A2); texts, to be shown as text. */
export interface IdentityReturn {
  /** The two that stand for what the app proved; null where it proved nothing. */
  readonly proof: { readonly auth: string; readonly identifier: string } | null;
  /** Why it proved nothing, in words; null where it says none. */
  readonly error: string | null;
  /** `showVendors`: the app can be of use to this person, who may try again (docs/decisions/50). */
  readonly offersApp: boolean;
  /** It proved something to another tab: nothing of it counts here (docs/decisions/109). */
  readonly isForeign: boolean;
}

/** Longer texts are no message of ours. */
const longestError = 300;

const proofSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.nullable(v.object({ auth: v.string(), identifier: v.string() })),
);

/**
 * Reads the error of an address, and takes it out, so that neither a reload nor a copied address has it
 * (docs/decisions/04). Everything else in the address stays; `hideItsme` does, for the next login.
 */
export function consumeReturnError(address: URL): {
  answer: Pick<IdentityReturn, "error" | "offersApp">;
  url: URL;
} {
  const error = address.searchParams.get("error")?.trim().slice(0, longestError) || null;
  return {
    answer: { error, offersApp: error === null || address.searchParams.has("showVendors") },
    url: withoutParameters(address, ["error", "showVendors"]),
  };
}

/** The same with what waits in the tab since the browser came back, which is taken out of it: it counts once. */
export function consumeIdentityReturn(
  address: URL,
  tab: Storage,
): { answer: IdentityReturn; url: URL } {
  const { answer, url } = consumeReturnError(address);
  const kept = tab.read(storageKeys.identityProof);
  tab.remove(storageKeys.identityProof);
  const proof = v.safeParse(proofSchema, kept);
  const isProven = proof.success && answer.error === null;
  return {
    answer: {
      ...answer,
      proof: isProven ? proof.output : null,
      isForeign: proof.success && proof.output === null,
    },
    url,
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

/**
 * The same for a tab that sets out, which keeps the state that comes back; a tab that can't keep it sets out without
 * one, and what comes back counts in no tab (docs/decisions/109). `state` is a new random text.
 */
export function setOut(address: string, tab: Storage, state: string): string {
  return tab.write(storageKeys.identityState, state) ? `${address}&state=${state}` : address;
}
