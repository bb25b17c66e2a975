import type { Locator } from "playwright";
import { betsOf } from "../../support/cash-out.ts";
import { expect } from "../expect.ts";
import type { Expected } from "../expected.ts";
import { ledgerOf, readBooks } from "../ledger.ts";
import { amountIn, closeDialogs, textOf } from "../person.ts";
import { readReceipts, receiptDifferences } from "../receipts.ts";
import { defineStep } from "../step.ts";

/** Cashes out a bet of the page of bets: all of it, or a part. */
export const cashOut = defineStep<Locator>({
  name: "cash out",
  weight: 4,
  async find({ person, isLoggedIn }, { nth }) {
    if (!isLoggedIn || person.isOffline) return null;
    await closeDialogs(person);
    const offers = betsOf(person.page).getByRole("button", {
      name: /^Cash[- ]?out/i,
      disabled: false,
    });
    const count = await offers.count();
    return count === 0 ? null : offers.nth(nth % count);
  },
  async run(expected, offer, { nth }) {
    const { person, username } = expected;
    const { exact, like } = await person.words();
    await offer.click();
    const panel = person.page.getByRole("dialog", { name: exact("cash-out.title") });
    const states = panel.locator("[data-cash-out]");
    await expect(panel.locator("[data-cash-out=quoted], [data-cash-out=refused]")).toBeVisible();
    if ((await states.getAttribute("data-cash-out")) === "refused") return "refused";
    const part = panel.getByRole("radio", { name: exact("cash-out.part") });
    if (nth % 2 === 0 && (await part.count()) === 1) await part.check();
    const accept = panel.getByRole("button", { name: like("cash-out.accept") });
    if ((await accept.count()) === 0 || (await accept.isDisabled())) return "nothing to take";
    const said = amountIn(await textOf(accept)) ?? 0;
    const before = await readBooks(person.journey);
    await accept.click();
    const ended = panel.locator("[data-cash-out]:not([data-cash-out=accepting])");
    await expect(ended, "[WANDER-12] the cash-out comes to something").toBeVisible({
      timeout: 20_000,
    });
    const state = (await states.getAttribute("data-cash-out")) ?? "";
    const now = await readBooks(person.journey);
    const paid = ledgerOf(now, username).balance - ledgerOf(before, username).balance;
    expect(paid, `[WANDER-12] ${state}, said ${said}`).toBe(state === "paid" ? said : 0);
    expected.books = now;
    return `${state}, ${said}`;
  },
});

/** Compares the open bets of the page with the books; resolves with how many there are. */
async function checkListedBets({ person, username }: Expected): Promise<number> {
  const cards = betsOf(person.page).and(person.page.locator("[data-status=open]"));
  let compared = 0;
  await expect(async () => {
    const { bets } = ledgerOf(await readBooks(person.journey), username);
    const receipts = await readReceipts(cards, await person.words(), "listed");
    compared = receipts.length;
    const wrong = receipts.flatMap((read) => {
      const bet = bets.find(({ reference }) => reference === read.reference);
      return bet ? receiptDifferences(read, bet) : [`${read.reference} is no bet of ${username}`];
    });
    expect(wrong, "[WANDER-15] bets of the list").toEqual([]);
  }).toPass({ timeout: 15_000, intervals: [0, 250, 1_000] });
  return compared;
}

/** Goes to the bets, or to what can be cashed out. */
export const goToBets = defineStep({
  name: "go to my bets",
  weight: 3,
  find: async ({ person, isLoggedIn }) => (isLoggedIn && !person.isOffline ? person : null),
  async run(expected, person, { nth }) {
    await closeDialogs(person);
    const language = await person.page.locator("html").getAttribute("lang");
    const prefix = language === "fr" ? "" : `/${language}`;
    const path = `${prefix}${nth % 2 === 0 ? "/history/" : "/cash-out/"}`;
    await person.page.goto(path);
    await expect(person.page.locator("main h1").first()).toBeAttached();
    const compared = await checkListedBets(expected);
    return `${path}, ${compared} bets`;
  },
});
