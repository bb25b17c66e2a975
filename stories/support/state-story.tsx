import type { ComponentType } from "react";
import { fn } from "storybook/test";

interface StoryInput {
  readonly name: string;
  readonly tags: readonly string[];
  readonly parameters: object;
  readonly args: object;
  readonly render?: (args: object) => React.ReactNode;
}

/** What `preview.meta` returns, as far as a story of a state needs it. */
interface Meta<Story> {
  readonly input: { readonly component?: unknown; readonly args?: object };
  readonly story: (input: StoryInput) => Story;
}

interface StateStoryOptions {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly component: ComponentType<object>;
  readonly states: Readonly<Record<string, object>>;
  readonly state: string;
}

/** Each callback as a spy, so that a press shows in the panel of actions. */
function withSpies(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      typeof value === "function" && /^on[A-Z]/.test(name) ? fn(value as () => void) : value,
    ]),
  );
}

/** What the stories begin with and the state does not have: it must not show through. */
function unset(args: object, props: object): object {
  const names = Object.keys(args).filter((name) => !(name in props));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/**
 * The story of one named state, with the decorators of the component's stories and the state's props
 * as its args. `.storybook/states/state-stories-plugin.ts` writes the calls.
 *
 * @public
 */
export function stateStory<Story>(meta: Meta<Story>, options: StateStoryOptions): Story {
  const { id, name, tags, component: Component, states, state } = options;
  const { component, args = {} } = meta.input;
  const props = states[state] ?? {};
  return meta.story({
    name,
    tags,
    parameters: { __id: id, chromatic: { disableSnapshot: true } },
    args: { ...unset(args, props), ...withSpies(props) },
    ...(component !== Component && { render: (given: object) => <Component {...given} /> }),
  });
}
