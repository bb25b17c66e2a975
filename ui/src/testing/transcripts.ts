import { type Locale, locales } from "@grandstand/rules/locale";
import type { ComponentType } from "react";
import { afterAll, expect, inject, it } from "vitest";
import { handIn, isWriting, keptName, nameOf, readKept, untilStill } from "./kept-file.ts";
import type { NamedStates } from "./named-states.ts";
import { inEveryLanguage } from "./render-component.tsx";
import { readAloud } from "./virtual-reader.ts";
import type { WordingListener } from "./wording-listener.ts";

/** What was said of each state, by the test's file, language and heading, while it is rewritten. */
const found = new Map<string, Map<string, string>>();

const keptFile = (locale: Locale) => `transcripts.${locale}.gen.txt`;

const fileMark = "# ";
const headingMark = "## ";

/** The first state of a file waits for the code and the catalogs of all. */
const testTimeoutMilliseconds = 60_000;

/** The code of a part may be on its way. */
const saidWithinMilliseconds = 5_000;

/** What is kept of the running test's file in a language, by heading. */
async function keptIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const ofFiles = (await readKept(keptFile(locale))).split(new RegExp(`^${fileMark}`, "m"));
  const own = ofFiles.find((text) => text.startsWith(`${keptName()}\n`)) ?? "";
  const sections = own.split(new RegExp(`^${headingMark}`, "m")).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return [heading, lines.join("\n").trim()];
    }),
  );
}

const nameIn = (locale: Locale) => `${keptName()} ${locale}`;

/** What a screen reader says of a drawn state, and after it what was announced. */
async function transcriptOf(
  container: HTMLElement,
  { announced }: WordingListener,
): Promise<string> {
  const said = await readAloud(container);
  return [...said, ...announced.map((message) => `announced: ${message}`)].join("\n");
}

/**
 * Compares what a virtual screen reader says of a drawn state with its transcript, which somebody has read:
 * stories/review has a file a language.
 */
async function checkTranscript(
  heading: string,
  locale: Locale,
  container: HTMLElement,
  listener: WordingListener,
): Promise<void> {
  if (isWriting) {
    await untilStill(container);
    const own = found.get(nameIn(locale)) ?? new Map<string, string>();
    found.set(nameIn(locale), own.set(heading, await transcriptOf(container, listener)));
    return;
  }
  const wanted = (await keptIn(locale)).get(heading);
  await expect
    .poll(() => transcriptOf(container, listener), {
      timeout: saidWithinMilliseconds,
      message: `${heading} (${locale}) is not said as its transcript has it. \`npm run transcripts\` writes it anew: read what changed.`,
    })
    .toBe(wanted);
}

/** Has what is said of the states kept, where Vitest rewrites what it keeps. */
function keepTranscripts(): void {
  afterAll(async () => {
    for (const locale of isWriting ? locales : []) {
      const said = found.get(nameIn(locale));
      if (!said) continue;
      const sections = [...said].map(([heading, text]) => `${headingMark}${heading}\n\n${text}\n`);
      await handIn(keptFile(locale), sections.join("\n"));
    }
  });
}

/** A component in one of its named states, under a heading of a transcript. */
interface SaidState {
  readonly heading: string;
  readonly Component: ComponentType<object>;
  readonly props: object;
}

/** Tests, where the run requests it, that states are said in each language as their transcripts have it. */
export function checkSaid(states: readonly SaidState[]): void {
  if (!inject("isReadAloud")) return;
  keepTranscripts();
  it.each(states)(
    "$heading: is said as its transcript has it",
    async ({ heading, Component, props }) => {
      await inEveryLanguage(Component, props, (container, locale, listener) =>
        checkTranscript(heading, locale, container, listener),
      );
    },
    testTimeoutMilliseconds,
  );
}

/** The number of states of a list that have a transcript: what is usual is first in it. */
const mainStates = 3;

/** The same for the main states of a component. */
export function checkTranscripts<Props extends object>(
  Component: ComponentType<Props>,
  states: NamedStates<Props>,
): void {
  const main = Object.entries(states).slice(0, mainStates);
  checkSaid(
    main.map(([state, props]) => ({
      heading: `${nameOf(Component)}: ${state}`,
      Component: Component as ComponentType<object>,
      props,
    })),
  );
}

declare module "vitest" {
  interface ProvidedContext {
    isReadAloud?: boolean;
  }
}
