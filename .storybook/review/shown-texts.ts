import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readJsonLines } from "@grandstand/tools/src/run/json-lines.ts";
import { splitPlural } from "@grandstand/tools/src/wording/text.ts";
import type {
  ComponentRow,
  Language,
  MessageRow,
  ShownRow,
  StoryRow,
} from "../../stories/review/review-data.ts";
import { stateAddresses, storyOfState } from "../../stories/support/state-address.ts";
import { isAbout, type NearState, type TextFacts } from "./facts.ts";

/** The values of a text's variables, by language, as the component formatted them. */
export type ShownValues = Readonly<
  Partial<Record<Language, Readonly<Record<string, string | number>>>>
>;

/** A named state that shows a text, and with what. */
export interface ShownText extends ShownRow {
  readonly values: ShownValues;
}

/** What ui/src/testing/shown-texts.ts keeps of a text: its test's file, and the first state there that shows it. */
interface KeptText {
  readonly folder: string;
  readonly key: string;
  readonly component: string;
  readonly state: string;
  readonly values: ShownValues;
}

type Line = readonly [
  name: string,
  key: string,
  component: string,
  state: string,
  values: ShownValues,
];

const keptPath = "stories/review/shown-texts.gen.jsonl";

function readKept(files: readonly ProjectFile[]): KeptText[] {
  const text = files.find(({ path }) => path === keptPath)?.text ?? "";
  return readJsonLines<Line>(text).map(([name, key, component, state, values]) => ({
    folder: name.split("/")[0] ?? "",
    key,
    component,
    state,
    values,
  }));
}

/** The state shows the text as it is drawn. */
const drawn = { next: null, inPlaceOf: null, isSaid: false };

type Lists = ComponentRow["lists"];

/** The story of a state: the component's own, where two components of a folder name a state alike. */
function storyOf(title: string, lists: Lists, { component, state }: KeptText): string {
  const alike = stateAddresses(title, lists).filter((address) => address.state === state);
  const own = alike.find((address) => address.component === component) ?? alike[0];
  return own?.id ?? storyOfState(title, state);
}

const inWords = (component: string) =>
  component.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The states that show each text, by its key with the ending of its plural form. */
export function readShownTexts(
  files: readonly ProjectFile[],
  stories: readonly StoryRow[],
  components: readonly ComponentRow[],
): ReadonlyMap<string, readonly ShownText[]> {
  const shown = new Map<string, ShownText[]>();
  for (const kept of readKept(files)) {
    const { folder, key, component, state, values } = kept;
    const title = stories.find((story) => story.folder === folder)?.title ?? "";
    const lists = components.find((each) => each.folder === folder)?.lists ?? [];
    const story = storyOf(title, lists, kept);
    shown.set(key, [
      ...(shown.get(key) ?? []),
      { ...drawn, folder, component: inWords(component), state, story, values },
    ]);
  }
  return shown;
}

/**
 * The kept states that the lists of named states do not have, as `folder: component, state`.
 *
 * @internal
 */
export function lostStates(
  files: readonly ProjectFile[],
  components: readonly ComponentRow[],
): string[] {
  const isThere = ({ folder, state }: KeptText) =>
    components
      .filter((component) => component.folder === folder)
      .some(({ lists }) => lists.some(({ states }) => states.includes(state)));
  return readKept(files)
    .filter((kept) => !isThere(kept))
    .map(({ folder, component, state }) => `${folder}: ${component}, ${state}`);
}

/** What draws a message that has no story of its own; a notice draws all others. */
const wallComponents: Readonly<Partial<Record<MessageRow["kind"], string>>> = {
  toast: "Toasts",
  sticky: "Sticky message",
};

/** Where a message is drawn: by its story, or as a toast, a message across the page or a notice from its texts. */
function shownAsMessage(
  { id, name, kind, story }: MessageRow,
  stories: readonly StoryRow[],
): ShownText {
  const own = stories.find((each) => each.id === story);
  if (own) {
    const component = own.title.split("/").at(-1) ?? "";
    const { folder, name: state, id: storyId } = own;
    return { ...drawn, folder, component, state, story: storyId, values: {} };
  }
  const component = wallComponents[kind] ?? "Notice";
  const wall = `review-message--message&args=message:${id}`;
  const folder = component.toLowerCase().replace(" ", "-");
  return { ...drawn, folder, component, state: name, story: wall, values: {} };
}

/** The state nearest to a text that no state shows as it is drawn. */
function shownNear(
  key: string,
  { folder, state, next, inPlaceOf, isSaid = false }: NearState,
  stories: readonly StoryRow[],
): ShownText {
  const title = stories.find((story) => story.folder === folder)?.title ?? "";
  const component = title.split("/").at(-1) ?? "";
  const story = storyOfState(title, state);
  const shown = { folder, component, state, next, inPlaceOf: null, isSaid, story, values: {} };
  return inPlaceOf === undefined ? shown : replacing(key, inPlaceOf, shown);
}

/** Each form of a plural has a count of its own. */
function withoutCount({ values, ...shown }: ShownText): ShownText {
  const others = Object.entries(values).map(([language, { count: _count, ...own }]) => [
    language,
    own,
  ]);
  return { ...shown, values: Object.fromEntries(others) };
}

/** The same state with the text instead of one that it draws. */
function replacing(key: string, other: string, shown: ShownText): ShownText {
  return { ...shown, inPlaceOf: other, story: `${shown.story}&words=${key}&place=${other}` };
}

/** What is known of where texts are shown. */
interface Showing {
  readonly shown: ReadonlyMap<string, readonly ShownText[]>;
  readonly facts: readonly TextFacts[];
  readonly stories: readonly StoryRow[];
}

/**
 * What shows a text: the states that do; without one, those that show another plural form of it, which the text
 * replaces; then the state in which the text replaces a named one, the messages that it is
 * part of, and without those the state nearest to it.
 */
export function shownBy(
  key: string,
  { shown, facts, stories }: Showing,
  messages: readonly MessageRow[],
): readonly ShownText[] {
  const own = shown.get(key);
  if (own) return own;
  const base = splitPlural(key)?.base ?? key;
  const forms = ["other", "one", "many"].map((form) => `${base}_${form}`);
  const form = forms.find((each) => shown.has(each));
  if (form) return (shown.get(form) ?? []).map((each) => replacing(key, form, withoutCount(each)));
  const near = facts.find((entry) => entry.near && isAbout(entry, [key, base]))?.near;
  const isExact = near?.inPlaceOf !== undefined || near?.isSaid === true;
  if (messages.length > 0 && !isExact) {
    // A message that is drawn from its texts shows all of them.
    const wholeFirst = messages.toSorted(
      (one, two) => Number(one.story !== null) - Number(two.story !== null),
    );
    return wholeFirst.map((message) => shownAsMessage(message, stories));
  }
  return near ? [shownNear(key, near, stories)] : [];
}
