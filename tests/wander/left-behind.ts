import type { Page } from "playwright";
import type { Books } from "./ledger.ts";
import { ledgerOf } from "./ledger.ts";
import type { Somebody } from "./people.ts";

/** What a person could be known by. */
export interface Marks {
  readonly username: string;
  /** Name, user name, e-mail address, references of bets. */
  readonly words: readonly string[];
  /** Cents; null where the amount is too usual to prove anything. */
  readonly balance: number | null;
}

/** Everything that a page has, by where it is. */
export interface Places {
  /** Where words are written for people. */
  readonly text: string;
  readonly title: string;
  /** All of the document, what it says to assistive technology among it. */
  readonly document: string;
  readonly "local storage": string;
  readonly "session storage": string;
  readonly "entry of the history": string;
  readonly cookies: string;
}

/** Below it, in cents, an amount may stand for anything. */
const unusual = 100_000;

/** The marks of a person by the books. */
export function marksOf(somebody: Somebody, books: Books): Marks {
  const { username, name, email } = somebody;
  const { balance, bets } = ledgerOf(books, username);
  return {
    username,
    words: [name, username, email, ...bets.map(({ reference }) => reference)],
    balance: balance >= unusual ? balance : null,
  };
}

/** An amount of money with two decimals, as any of the languages writes it. */
const amount = /(?<![\d.,])\d{1,3}(?:[\s.,]?\d{3})*[.,]\d{2}(?![.,]?\d)/g;

/** Cents of every amount with two decimals in a text. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(amount)].map(([found]) => centsIn(found));
}

const centsIn = (written: string) => Number(written.replaceAll(/\D/g, ""));

/** What of these people is found anywhere: each with where, in which words, and whose it is. */
export function findMarks(places: Places, people: readonly Marks[]): readonly string[] {
  return people.flatMap(({ username, words, balance }) =>
    Object.entries(places).flatMap(([place, content]: [string, string]) => {
      const at = (index: number) => `${username} in the ${place}: …${aroundIn(content, index)}…`;
      const found = words
        .filter((word) => content.includes(word))
        .map((word) => `"${word}" of ${at(content.indexOf(word))}`);
      const index = place === "document" || balance === null ? -1 : balanceIn(content, balance);
      return index < 0 ? found : [...found, `the balance of ${at(index)}`];
    }),
  );
}

/** Where a text has a balance: as an amount, or in cents; -1 where it has not. */
function balanceIn(content: string, balance: number): number {
  const written = [...content.matchAll(amount)].find(([found]) => centsIn(found) === balance);
  return written?.index ?? content.search(new RegExp(`(?<!\\d)${balance}(?!\\d)`));
}

function aroundIn(content: string, index: number): string {
  return content.slice(Math.max(0, index - 60), index + 60).replaceAll(/\s+/g, " ");
}

/** Reads all that a tab has. */
export async function readPlaces(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (parentElement?.matches("script, style") === false) texts.push(textContent ?? "");
    }
    return {
      // What is out of sight as well, such as a page that stays mounted.
      text: texts.join("\n"),
      title: document.title,
      document: document.documentElement.outerHTML,
      "local storage": JSON.stringify({ ...localStorage }),
      "session storage": JSON.stringify({ ...sessionStorage }),
      "entry of the history": JSON.stringify(history.state),
      cookies: document.cookie,
    };
  });
}
