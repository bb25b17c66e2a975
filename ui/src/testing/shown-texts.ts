import type { Locale } from "@grandstand/rules/locale";
import { afterAll, expect } from "vitest";
import { commands } from "vitest/browser";
import { isWriting, nameOf, pathOfKept, untilStill } from "./kept-file.ts";
import type { GivenValues, WordingListener } from "./wording-listener.ts";

/** Where a text is shown by a component: in which of its named states, with which values a language. */
interface ShownText {
  /** The component that draws it, by the name it has in code. */
  readonly component: string;
  readonly state: string;
  /** Without those languages that lack this plural form. */
  readonly values: Partial<Record<Locale, GivenValues>>;
}

/** By key; the first state that shows it. */
type ShownTexts = Record<string, ShownText>;

/** What the states of this test's file show, while it is written anew. */
const found: ShownTexts = {};

let kept: Promise<ShownTexts> | undefined;

function readKept(): Promise<ShownTexts> {
  kept ??= commands.readFile(pathOfKept("texts", "json")).then(
    (text) => JSON.parse(text),
    () => ({}),
  );
  return kept;
}

/**
 * Compares what a state shows with what the wording book says of it: stories/review/texts has, for each
 * text, the first state that shows it and the values that it has there.
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
    for (const [key, values] of shownIn(container)) {
      const known = found[key] ?? { component, state, values: {} };
      if (known.component !== component || known.state !== state) continue;
      found[key] = { ...known, values: { ...known.values, [locale]: values } };
    }
    return;
  }
  const texts = Object.entries(await readKept()).filter(
    ([, text]) => text.component === component && text.state === state,
  );
  const wanted = new Map(
    texts.flatMap(([key, { values }]) => (values[locale] ? [[key, values[locale]]] : [])),
  );
  await expect
    .poll(() => [...wanted].filter(([key]) => !shownIn(container).has(key)).map(([key]) => key), {
      message: `${component}, "${state}" (${locale}) does not show these texts with these values any more, which the wording book sends a reviewer to. \`npm run shown-texts\` writes anew which state shows what.`,
    })
    .toEqual([]);
}

/** Has what the states show kept for the wording book, where Vitest writes what it keeps anew. */
export function keepShownTexts(): void {
  afterAll(async () => {
    if (!isWriting) return;
    const sorted = Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1));
    if (sorted.length === 0) return;
    await commands.writeFile(
      pathOfKept("texts", "json"),
      `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
    );
  });
}
