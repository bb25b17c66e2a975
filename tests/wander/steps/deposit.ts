import { testCards } from "@grandstand/sandbox/src/domain/payments/test-cards.ts";
import { wordsEn } from "@grandstand/sandbox/src/edge/cashier/pages/words-en.ts";
import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import { wordsNl } from "@grandstand/sandbox/src/edge/cashier/pages/words-nl.ts";
import type { Locator } from "playwright";
import { closeCashier, pagesOf, untilReady } from "../../support/cashier.ts";
import type { Locale } from "../../support/wording.ts";
import { expect } from "../expect.ts";
import { ledgerOf, readBooks } from "../ledger.ts";
import { lawfulLimits, usedOf } from "../limits.ts";
import { closeDialogs, isNarrow, textOf } from "../person.ts";
import { choose, defineStep } from "../step.ts";

const wordsOf = { fr: wordsFr, nl: wordsNl, en: wordsEn } as const;
const amounts = ["5", "12", "60", "25.50"] as const;

/** Pays in by card, which the card itself or a limit may refuse. */
export const deposit = defineStep<Locator>({
  name: "deposit",
  weight: 2,
  async find({ person, isLoggedIn }) {
    if (!isLoggedIn || person.isOffline || isNarrow(person)) return null;
    await closeDialogs(person);
    const { exact } = await person.words();
    const header = person.page.locator("header");
    const buttons = header.getByRole("button", { name: exact("header.deposit") });
    return (await buttons.count()) === 0 ? null : buttons.first();
  },
  async run(expected, button, choice) {
    const { person, username, limits } = expected;
    const { page, journey } = person;
    const locale = (await page.locator("html").getAttribute("lang")) as Locale;
    const words = wordsOf[locale];
    const before = ledgerOf(await readBooks(journey), username);
    await button.click();
    await untilReady(page);
    const pages = pagesOf(page);
    const fields = pages.getByLabel(words.amount);
    const title = pages.getByRole("heading", { level: 1 });
    await expect(title.first(), "the cashier has a page").toBeVisible();
    if ((await fields.count()) === 0) {
      const said = await textOf(title.first());
      await closeCashier(page, locale);
      return `the cashier says ${said}`;
    }
    const euro = choose(amounts, choice) ?? "5";
    const card = choice.byKeys ? "refused" : "accepted";
    await fields.fill(euro);
    await pages.getByLabel(words.cardNumber).fill(testCards[card]);
    await pages.getByLabel(words.cardUntil).fill("09/39");
    await pages.getByLabel(words.cardCode).fill("123");
    await pages.locator("#pay").click();
    const ends = pages.getByRole("heading", {
      level: 1,
      name: new RegExp(`^(${words.doneTitle}|${words.refusedTitle})$`),
    });
    await expect(ends, "[WANDER-17] the deposit comes to something").toBeVisible();
    const end = await textOf(ends);
    const books = await readBooks(journey);
    const paidIn = ledgerOf(books, username).balance - before.balance;
    const cents = Math.round(Number(euro) * 100);
    const limit = (limits.get(username) ?? lawfulLimits).deposit;
    const isAccepted = card === "accepted" && usedOf(before).deposit + cents <= limit;
    const what = `${euro} by a card that is ${card}: ${end}`;
    expect(paidIn, `[WANDER-17] what came in of ${what}`).toBe(isAccepted ? cents : 0);
    expect(end, `[WANDER-17] what is said of ${what}`).toBe(
      isAccepted ? words.doneTitle : words.refusedTitle,
    );
    expected.books = books;
    await closeCashier(page, locale);
    return what;
  },
});
