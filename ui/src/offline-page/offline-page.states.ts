import type { NamedStates } from "../testing/named-states.ts";

/** The one face of the offline page. */
export const offlinePageStates = {
  offline: {},
} satisfies NamedStates<object>;
