import type { ArgTypes } from "storybook/internal/types";

/** One prop of a component, as its controls and its table need it. */
export interface PropRow {
  readonly name: string;
  readonly isRequired: boolean;
  /** The docstring of the prop. */
  readonly description: string;
  /** The type as it is written. */
  readonly type: string;
  readonly kind: "boolean" | "choice" | "text" | "number" | "callback" | "function" | "view";
  /** What a choice is between. */
  readonly choices: readonly (string | number)[];
}

/** A value as far as it shows; a spy in it stays one, since the story's `play` looks at what it was called with. */
function shownOf(value: unknown): string | undefined {
  const isSpy = (each: unknown) => typeof each === "function" && "mock" in each;
  return JSON.stringify(value, (_name, each: unknown) => (isSpy(each) ? "spy" : each));
}

/** What two states show alike is one choice. */
function isAlike(one: unknown, other: unknown): boolean {
  return one === other || shownOf(one) === shownOf(other);
}

type States = Readonly<Record<string, object>>;

/** The name of a state as Storybook's address can hold it, by which a choice follows into every frame. */
function choiceName(state: string): string {
  return state.replace(/[^\w -]/g, "");
}

/** The values that a prop has in the states, each under the name of the first state that has it. */
function valuesInStates(name: string, states: States): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [state, props] of Object.entries(states)) {
    const value: unknown = (props as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (!Object.values(values).some((known) => isAlike(known, value))) {
      values[choiceName(state)] = value;
    }
  }
  return values;
}

/** An empty field stands for no text: without one, Storybook has a person press *Set string* first. */
const noText = { "": undefined };

/** The most choices that are all shown at once. */
const mostRadios = 4;

function chosenFrom(options: readonly (string | number | boolean)[]) {
  const type = options.length > mostRadios ? ("select" as const) : ("inline-radio" as const);
  return { options, control: { type } };
}

function controlOf(row: PropRow, states: States) {
  switch (row.kind) {
    case "boolean":
      // A switch has no position for one that is not set, and Storybook would have a person set it first.
      return row.isRequired ? { control: { type: "boolean" as const } } : chosenFrom([true, false]);
    case "text":
      return { control: { type: row.kind }, ...(!row.isRequired && { mapping: noText }) };
    case "number":
      return { control: { type: row.kind } };
    case "choice":
      return chosenFrom(row.choices);
    case "callback":
    case "function":
      return { control: false as const };
    case "view": {
      const mapping = valuesInStates(row.name, states);
      const options = Object.keys(mapping);
      if (options.length === 0) return { control: false as const };
      return { options, mapping, control: { type: "select" as const } };
    }
  }
}

/** A control and a line of the table for each prop: an object is chosen by the name of a state. */
export function propControls(rows: readonly PropRow[], states: States): ArgTypes {
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      {
        ...controlOf(row, states),
        name: row.name,
        description: row.description,
        type: { name: "other" as const, value: row.type, required: row.isRequired },
        table: {
          type: { summary: row.type },
          ...(row.kind === "callback" && { category: "Callbacks" }),
        },
      },
    ]),
  );
}

/** The props of a state as their controls have them: an object by the name that stands for it. */
export function chosenArgs(props: object, argTypes: ArgTypes): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const mapping: Record<string, unknown> = argTypes[name]?.mapping ?? {};
      const found = Object.entries(mapping).find(([, known]) => isAlike(known, value));
      return [name, found ? found[0] : value];
    }),
  );
}

/** What a story begins with: every text that may be left out has its field, which is empty. */
export function firstArgs(props: object, argTypes: ArgTypes): object {
  const texts = Object.entries(argTypes).filter(([, { mapping }]) => mapping === noText);
  return {
    ...Object.fromEntries(texts.map(([name]) => [name, ""])),
    ...chosenArgs(props, argTypes),
  };
}
