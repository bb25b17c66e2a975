import type { ComponentType } from "react";
import type { ArgTypes } from "storybook/internal/types";
import { fn } from "storybook/test";
import { chosenArgs, type PropRow, propControls } from "./prop-controls.ts";

interface StoryInput {
  readonly name: string;
  readonly tags: readonly string[];
  readonly parameters: object;
  readonly args: object;
  readonly argTypes: ArgTypes;
  readonly render?: (args: object) => React.ReactNode;
}

/** What `preview.meta` returns, as far as a story of a state needs it. */
interface Meta<Story> {
  readonly input: { readonly component?: unknown; readonly args?: object; argTypes?: ArgTypes };
  readonly story: (input: StoryInput) => Story;
}

interface StateStoryOptions {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly component: ComponentType<object>;
  readonly props: readonly PropRow[];
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

/** The table of another component's props would be that of the file's own beside it. */
function hidden(argTypes: ArgTypes): ArgTypes {
  return Object.fromEntries(
    Object.keys(argTypes).map((name) => [name, { table: { disable: true } }]),
  );
}

interface ControlsOptions {
  readonly props: readonly PropRow[];
  readonly states: Readonly<Record<string, object>>;
}

/**
 * Gives the stories of a file their controls. `.storybook/states/state-stories-plugin.ts` writes the
 * call, as those of `stateStory`.
 *
 * @public
 */
export function addControls(meta: Meta<unknown>, { props, states }: ControlsOptions): void {
  meta.input.argTypes = { ...propControls(props, states), ...meta.input.argTypes };
}

/**
 * Has Chromatic leave a story out.
 *
 * @public
 */
export function withoutSnapshot(story: { readonly input: { parameters?: object } }): void {
  const { input } = story;
  input.parameters = { ...input.parameters, chromatic: { disableSnapshot: true } };
}

/**
 * The story of one named state, with the decorators of the component's stories and the state's props
 * as its args.
 *
 * @public
 */
export function stateStory<Story>(meta: Meta<Story>, options: StateStoryOptions): Story {
  const { id, name, tags, component: Component, props: rows, states, state } = options;
  const { component, args = {}, argTypes: ofFile = {} } = meta.input;
  const props = states[state] ?? {};
  const isOther = component !== Component;
  const own = propControls(rows, states);
  const argTypes = isOther ? { ...hidden(ofFile), ...own } : own;
  return meta.story({
    name,
    tags,
    parameters: { __id: id },
    args: { ...unset(args, props), ...chosenArgs(withSpies(props), argTypes) },
    argTypes,
    ...(isOther && { render: (given: object) => <Component {...given} /> }),
  });
}
