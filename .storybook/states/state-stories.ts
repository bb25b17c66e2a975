import type { StateAddress } from "../../stories/support/state-address.ts";

/** The story of one named state, which no file declares. */
export interface StateStory extends StateAddress {
  readonly exportName: string;
}

/** A module's exports are sorted by their names, and the states stay as they are listed. */
function exportNameOf(index: number): string {
  return `namedState${String(index).padStart(3, "0")}`;
}

/**
 * A story for each named state of a component. The gallery draws them already, so they are no tests;
 * pictures are drawn of them instead of the gallery. A story that is written by hand and has the id of a state stands for it.
 */
export function stateStories(
  addresses: readonly StateAddress[],
  written: readonly { readonly __id?: string }[],
): StateStory[] {
  const used = new Set(written.map(({ __id }) => __id));
  return addresses
    .filter(({ id }) => !used.has(id))
    .map((address, index) => ({ ...address, exportName: exportNameOf(index) }));
}
