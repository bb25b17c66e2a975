import type { ComponentRow } from "../../stories/review/review-data.ts";
import { type StateAddress, stateAddresses } from "../../stories/support/state-address.ts";

/** The story of one named state, which no file declares. */
export interface StateStory extends StateAddress {
  readonly exportName: string;
}

/**
 * A story for each named state of a component. The gallery draws them already, so they are no tests
 * and have no pictures. A story that is written by hand and has the id of a state stands for it.
 */
export function stateStories(
  title: string,
  written: readonly { readonly __id?: string }[],
  { lists }: ComponentRow,
): StateStory[] {
  const taken = new Set(written.map(({ __id }) => __id));
  return stateAddresses(title, lists)
    .filter(({ id }) => !taken.has(id))
    .map((address, index) => ({ ...address, exportName: `namedState${index}` }));
}
