import { withoutParameters } from "./without-parameters.ts";

/** What an affiliate's link brought with it, under the link's own names: so it is kept in the browser (A2, A3). */
export interface LinkAffiliation {
  readonly idaffiliation: string;
  readonly click_id?: string;
  readonly bonuscode?: string;
}

/** The affiliation of a visitor whom no affiliate sent (A9). */
export const defaultAffiliation: LinkAffiliation = { idaffiliation: "1" };

const parameters = ["idaffiliation", "click_id", "bonuscode"] as const;

/** Longer values are no affiliate's, and local storage is small. */
const longestValue = 128;

/**
 * Takes what an affiliate's link brought out of an address (A2). Gives what is to be kept in local
 * storage, null where the link brought nothing, and the address to show instead. The other
 * parameters stay, in their order, letter for letter.
 */
export function consumeAffiliation(address: URL): { kept: LinkAffiliation | null; url: URL } {
  const found = Object.fromEntries(
    parameters.flatMap((name) => {
      const value = address.searchParams.get(name)?.trim().slice(0, longestValue);
      return value ? [[name, value]] : [];
    }),
  );
  const kept = Object.keys(found).length > 0 ? { ...defaultAffiliation, ...found } : null;
  return { kept, url: withoutParameters(address, parameters) };
}
