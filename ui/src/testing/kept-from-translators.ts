import { isValidElement } from "react";
import type { WordingListener } from "./wording-listener.ts";

/** An amount or a price, as `format` writes it: nothing else here has a sign of money, or two decimals. */
const figure = /\p{Sc}|\d[.,]\d{2}(?!\d)/u;

/** The variables of sentences that hold a name or a reference, whatever the sentence. */
const nameVariables = ["event", "team", "reference", "username", "email"];

/** Sentences whose `name` is a person's or a runner's; elsewhere it is a limit, a step or a system, in words. */
const namesInSentences = ["account.greeting", "bet-page.holder", "race-programme.finisher"];

/** What holds the name of a match, a team, a person or a bet in the props of components. */
const nameProps = ["eventName", "home", "away", "holderName", "reference", "jockey"];

/** Said to screen readers alone, or not shown at all; a picture's title is no text of the page. */
const unseen = ".gs\\:sr-only, [hidden], script, style, svg";

/**
 * The visible texts of a state that a browser's translation would take an amount, a price, a name or a reference from,
 * because no element of their own keeps them (docs/decisions/107).
 */
export function translatedFigures(
  container: HTMLElement,
  props: object,
  { shownIn }: WordingListener,
): string[] {
  const names = [...namesIn(props), ...namesSaid(shownIn(container))].filter(
    (name) => name.length > 1,
  );
  const hasName = (text: string) => names.some((name) => hasWord(text, name));
  return translatableTexts(container).filter((text) => figure.test(text) || hasName(text));
}

function translatableTexts(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode as Text;
    if (data.trim() === "" || element === null) continue;
    if (element.closest("[translate=no]") === null && !isUnseen(element)) texts.push(data);
  }
  return texts;
}

/** A row hides its markets' names from sight by its own class. */
function isUnseen(element: Element): boolean {
  const legend = element.closest("legend");
  return element.closest(unseen) !== null || (legend?.getBoundingClientRect().width ?? 2) <= 1;
}

function namesSaid(shown: ReturnType<WordingListener["shownIn"]>): string[] {
  return [...shown].flatMap(([key, values]) => {
    const variables = namesInSentences.includes(key) ? [...nameVariables, "name"] : nameVariables;
    return variables.flatMap((variable) => values[variable]?.toString() ?? []);
  });
}

/** Names anywhere in a state's props. A selection is one where the name of its match has it, and so is a runner. */
function namesIn(value: unknown, seen = new Set<unknown>()): string[] {
  // What a state draws on its own has props of its own, and leads back to what draws it.
  const isLeftOut = typeof value !== "object" || value === null || isValidElement(value);
  if (isLeftOut || seen.has(value)) return [];
  seen.add(value);
  const { outcomeName, eventName, name, number } = value as Record<string, unknown>;
  const isOfTeam =
    typeof eventName === "string" &&
    typeof outcomeName === "string" &&
    eventName.includes(outcomeName);
  const own = Object.entries(value).flatMap(([key, each]) =>
    nameProps.includes(key) && typeof each === "string" ? each : namesIn(each, seen),
  );
  const others = [isOfTeam && outcomeName, typeof number === "number" && name];
  return [...own, ...others.filter((each) => typeof each === "string")];
}

/** Whether a text has it, and not as a part of another word. */
function hasWord(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const isLetter = (letter: string | undefined) =>
    letter !== undefined && /[\p{L}\d]/u.test(letter);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}
