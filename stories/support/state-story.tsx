import type { ComponentType } from "react";
import type { ArgTypes } from "storybook/internal/types";
import { fn } from "storybook/test";
import { chosenArgs, firstArgs, type PropRow, propControls } from "./prop-controls.ts";

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
  readonly input: { readonly component?: unknown; args?: object; argTypes?: ArgTypes };
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

/** Hidden, or the table of another component's props would be among those of the file's own. */
function hidden(argTypes: ArgTypes): ArgTypes {
  return Object.fromEntries(
    Object.keys(argTypes).map((name) => [name, { table: { disable: true } }]),
  );
}

/** A story that its file declares. */
interface WrittenStory {
  readonly input: { args?: object; parameters?: object; readonly render?: unknown };
}

interface ControlsOptions {
  readonly props: readonly PropRow[];
  readonly states: Readonly<Record<string, object>>;
  readonly stories: readonly WrittenStory[];
}

/** A gallery draws states and not args: a control beside it would do nothing. */
function ignoresArgs({ input: { render } }: WrittenStory): boolean {
  return typeof render === "function" && render.length === 0;
}

/**
 * Gives the stories of a file their controls. `.storybook/states/state-stories-plugin.ts` writes the
 * call, as those of `stateStory`.
 *
 * @public
 */
export function addControls(meta: Meta<unknown>, options: ControlsOptions): void {
  const { props, states, stories } = options;
  const argTypes = { ...propControls(props, states), ...meta.input.argTypes };
  meta.input.argTypes = argTypes;
  meta.input.args = firstArgs(meta.input.args ?? {}, argTypes);
  for (const story of stories) {
    const { input } = story;
    if (input.args) input.args = chosenArgs(input.args, argTypes);
    if (!ignoresArgs(story)) continue;
    input.parameters = { ...input.parameters, controls: { disable: true } };
  }
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
    args: firstArgs({ ...unset(args, props), ...withSpies(props) }, argTypes),
    argTypes,
    ...(isOther && { render: (given: object) => <Component {...given} /> }),
  });
}
