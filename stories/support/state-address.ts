import { toId } from "storybook/internal/csf";

/**
 * The id of the story that shows a named state, from the title of the component's stories. A state
 * whose name an earlier list of the component has too is asked for by `stateApart`.
 */
export function storyOfState(title: string, state: string): string {
  return toId(title, state);
}

/** The name of a state that two components of one folder have: `Password field, empty`. */
export function stateApart(component: string, state: string): string {
  const words = component.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words}, ${state}`;
}
