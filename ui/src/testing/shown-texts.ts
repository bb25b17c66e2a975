import type { Locale } from "@grandstand/rules/locale";
import { afterAll, expect } from "vitest";
import { handIn, isWriting, keptName, nameOf, readKept, untilStill } from "./kept-file.ts";
import type { GivenValues, WordingListener } from "./wording-listener.ts";

/** Where a text is shown by a component: in which of its named states, with which values a language. */
interface ShownText {
  /** The component that draws it, by the name it has in code. */
  readonly component: string;
  readonly state: string;
  /** Without those languages that lack this plural form. */
  readonly values: Partial<Record<Locale, GivenValues>>;
}

/** A line of the file: the test's file, and a text with the first state of that file that shows it. */
type Line = readonly [
  name: string,
  key: string,
  component: string,
  state: string,
  values: ShownText["values"],
];

const keptFile = "shown-texts.gen.jsonl";

/** What the states of each test's file show, by key, while it is rewritten. */
const found = new Map<string, Map<string, ShownText>>();

const kept = new Map<string, Promise<Line[]>>();

/** The lines of a test's file. */
function keptLines(name: string): Promise<Line[]> {
  const read =
    kept.get(name) ??
    readKept(keptFile).then((text) => {
      const own = text.split("\n").filter((line) => line.startsWith(`["${name}",`));
      return own.map((line) => JSON.parse(line));
    });
  kept.set(name, read);
  return read;
}

/**
 * Compares what a state shows with what the wording book says of it: stories/review/shown-texts.gen.jsonl has, for
 * each text, the first state that shows it and the values that it has there.
 */
export async function checkShownTexts(
  drawn: object,
  state: string,
  locale: Locale,
  container: HTMLElement,
  { shownIn }: WordingListener,
): Promise<void> {
  const component = nameOf(drawn);
  if (isWriting) {
    await untilStill(container);
    const own = found.get(keptName()) ?? new Map<string, ShownText>();
    found.set(keptName(), own);
    for (const [key, values] of shownIn(container)) {
      const known = own.get(key) ?? { component, state, values: {} };
      if (known.component !== component || known.state !== state) continue;
      own.set(key, { ...known, values: { ...known.values, [locale]: values } });
    }
    return;
  }
  const wanted = (await keptLines(keptName()))
    .filter(([, , by, inState, values]) => by === component && inState === state && values[locale])
    .map(([, key]) => key);
  await expect
    .poll(() => wanted.filter((key) => !shownIn(container).has(key)), {
      message: `${component}, "${state}" (${locale}) does not show these texts with these values any more, which the wording book sends a reviewer to. \`npm run shown-texts\` writes anew which state shows what.`,
    })
    .toEqual([]);
}

/** Has what the states show kept for the wording book, where Vitest rewrites what it keeps. */
export function keepShownTexts(): void {
  afterAll(async () => {
    const texts = found.get(keptName());
    if (!isWriting || !texts) return;
    const lines = [...texts].map(
      ([key, { component, state, values }]): Line => [keptName(), key, component, state, values],
    );
    await handIn(keptFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  });
}
