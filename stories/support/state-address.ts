import { toId } from "storybook/internal/csf";
import type { ComponentRow } from "../review/review-data.ts";

/** Where one named state of a component is seen. */
export interface StateAddress {
  readonly id: string;
  readonly name: string;
  /** The component that it draws; null where that is the one of the stories' file. */
  readonly component: string | null;
  /** The list that has the state, as the states file exports it. */
  readonly list: string;
  readonly state: string;
}

/**
 * The id of the story that shows a named state, from the title of the component's stories. Pass
 * `stateApart` for a state whose name an earlier list of the component has too.
 */
export function storyOfState(title: string, state: string): string {
  return toId(title, state);
}

/** The name of a state that two components of one folder have: `Password field, empty`. */
export function stateApart(component: string, state: string): string {
  const words = component.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words}, ${state}`;
}

/** The component whose props a list has: `OddsButton` of `OddsButtonProps`. */
function componentOf(props: string): string | null {
  return /^(\w+)Props\b/.exec(props)?.[1] ?? null;
}

/** The addresses of all named states of a component's folder, list by list. */
export function stateAddresses(title: string, lists: ComponentRow["lists"]): StateAddress[] {
  const used = new Set<string>();
  return lists.flatMap(({ name: list, props, states }) =>
    states.map((state) => {
      const component = componentOf(props);
      const isUsed = used.has(storyOfState(title, state));
      const name = isUsed && component ? stateApart(component, state) : state;
      const id = storyOfState(title, name);
      used.add(id);
      return { id, name, component, list, state };
    }),
  );
}
