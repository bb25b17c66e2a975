import type { Page } from "playwright";
import type { Books } from "./ledger.ts";
import { ledgerOf } from "./ledger.ts";
import type { Somebody } from "./people.ts";

/** What by which a person could be known. */
export interface Marks {
  readonly username: string;
  /** Name, user name, e-mail address, references of bets. */
  readonly words: readonly string[];
  /** Cents; null where the amount is too usual to tell anything. */
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

/** Cents of every amount with two decimals in a text. */
export function amountsIn(text: string): readonly number[] {
  const found = text.match(/(?<![\d.,])\d{1,3}(?:[\s.,]?\d{3})*[.,]\d{2}(?!\d)/g) ?? [];
  return found.map((amount) => Number(amount.replaceAll(/\D/g, "")));
}

const written = ["text", "title"] as const;

/** What of these people stands anywhere: each with where, and whose it is. */
export function findMarks(places: Places, people: readonly Marks[]): readonly string[] {
  const amounts = new Map(written.map((place) => [place, new Set(amountsIn(places[place]))]));
  return people.flatMap(({ username, words, balance }) => {
    const found = Object.entries(places).flatMap(([place, content]: [string, string]) =>
      words
        .filter((word) => content.includes(word))
        .map((word) => `"${word}" of ${username} in the ${place}`),
    );
    if (balance === null) return found;
    // A store has it in cents, a page as an amount.
    const digits = new RegExp(`(?<!\\d)${balance}(?!\\d)`);
    const balances = Object.entries(places).filter(([place, content]: [string, string]) =>
      place === "document"
        ? false
        : digits.test(content) || amounts.get(place as "text")?.has(balance),
    );
    return [
      ...found,
      ...balances.map(([place]) => `the balance of ${username} (${balance}) in the ${place}`),
    ];
  });
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
