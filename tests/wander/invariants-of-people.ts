import type { Page } from "playwright";
import { slipOf } from "../support/bettor.ts";
import { expect, patience } from "./expect.ts";
import { type Expected, whoIsThere } from "./expected.ts";
import {
  type Books,
  deposited,
  hasWinner,
  type Ledger,
  ledgerOf,
  newBets,
  readBooks,
  spentOn,
} from "./ledger.ts";
import { findMarks, type Marks, marksOf, readPlaces } from "./left-behind.ts";
import { lawfulLimits, passedLimits } from "./limits.ts";
import { amountIn, dialogsOf, textOf } from "./person.ts";

/** The balance is fetched every ten seconds. */
const onePoll = 15_000;

/** Nothing has moved that no step moved, for anybody; limits hold, and the screen says what the books say. */
export async function checkMoney(expected: Expected): Promise<void> {
  checkBooks(expected, await readBooks(expected.person.journey));
  const shown = await booksWhenShown(expected);
  if (shown !== null) checkBooks(expected, shown);
}

/** Compares the books with what they were, and takes them over. */
function checkBooks(expected: Expected, now: Books): void {
  const { people, books: before, limits } = expected;
  for (const { username } of people) {
    const ledger = ledgerOf(now, username);
    checkLedger(username, ledgerOf(before, username), ledger);
    const passed = passedLimits(ledger, limits.get(username) ?? lawfulLimits);
    expect(passed, `[WANDER-16] limits of ${username}`).toEqual([]);
  }
  expected.books = now;
}

function checkLedger(username: string, before: Ledger, now: Ledger): void {
  const references = newBets(before, now).map(({ reference }) => reference);
  expect(references, `[WANDER-10] bets of ${username} that nobody placed`).toEqual([]);
  if (hasWinner(now.bets)) return;
  const spent = spentOn(now.bets) - spentOn(before.bets);
  const paidIn = deposited(now.payments) - deposited(before.payments);
  expect(now.balance, `[WANDER-11] no debit of ${username} without a bet`).toBe(
    before.balance - spent + paidIn,
  );
}

/** Waits until the header shows the ledger's balance; null where it shows none now. */
async function booksWhenShown(expected: Expected): Promise<Books | null> {
  const { person, username, isLoggedIn } = expected;
  const isHidden = !isLoggedIn || person.isOffline;
  if (isHidden || (await dialogsOf(person.page).count()) > 0) return null;
  let { books } = expected;
  const difference = async () => {
    books = await readBooks(person.journey);
    const text = await textOf(person.page.locator("header").first());
    return (amountIn(text) ?? 0) - ledgerOf(books, username).balance;
  };
  await expect
    .poll(difference, { message: "[WANDER-11] balance shown less ledger", timeout: onePoll })
    .toBe(0);
  return books;
}

/** Checks that within `timeout` milliseconds these tabs have nothing of a person who is not there. */
export async function checkOthers(
  expected: Expected,
  tabs: readonly Page[] = expected.person.tabs,
  timeout = patience,
): Promise<void> {
  const { people, books, misplaced } = expected;
  expect(misplaced, "[WANDER-42] what was shown to somebody else").toEqual([]);
  // What another tab did arrives with the connection.
  if (expected.person.isOffline) return;
  const there = whoIsThere(expected);
  const others = people.filter(({ username }) => username !== there);
  await expect(async () => {
    const found = await findIn(tabs, marksOfAll(others, books));
    expect(found, `[WANDER-40] what is another's, while ${there ?? "nobody"} is there`).toEqual([]);
    if (there === null) await checkNobody(expected, tabs);
  }).toPass({ timeout, intervals: [0, 100, 250, 500] });
}

function marksOfAll(others: Expected["people"], books: Books): readonly Marks[] {
  return others.map((somebody) => marksOf(somebody, books));
}

async function findIn(tabs: readonly Page[], marks: readonly Marks[]): Promise<readonly string[]> {
  const all = await Promise.all(
    tabs.map(async (tab) => {
      const found = findMarks(await readPlaces(tab), marks);
      return found.map((each) => `${each}, at ${tab.url()}`);
    }),
  );
  return all.flat();
}

/** Checks that, where no one is logged in, no header has an amount, no slip a free bet, and nothing keeps a session. */
async function checkNobody({ person }: Expected, tabs: readonly Page[]): Promise<void> {
  const { exact } = await person.words();
  for (const tab of tabs) {
    const header = await textOf(tab.locator("header").first());
    expect(amountIn(header), `[WANDER-41] an amount without a person: ${header}`).toBeNull();
    const kept = await tab.evaluate(() => localStorage.getItem("auth"));
    expect(kept, "[WANDER-41] the session that is kept").toBeNull();
  }
  const freeBets = slipOf(person.page).getByText(exact("bet-slip.freebet.label"));
  expect(await freeBets.count(), "[WANDER-41] free bets without a person").toBe(0);
}
