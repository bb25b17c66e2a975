import type { Page } from "playwright";
import { describe } from "vitest";
import { addAt, controlWhen, receiptsOf, slipOf, stakeOn, verified } from "../support/bettor.ts";
import { betOf } from "../support/cash-out.ts";
import { pagesOf, statusOf, untilReady } from "../support/cashier.ts";
import { traces } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it, type Journey } from "../support/journey.ts";
import {
  countDocuments,
  type Meddling,
  meddleAfterCode,
  meddleBeforeCode,
  meddlings,
} from "../support/meddler.ts";
import { offerOf } from "../support/programme.ts";
import { untilAlive } from "../support/site-navigation.ts";
import { type Locale, wordsIn } from "../support/wording.ts";

const locales: readonly Locale[] = ["fr", "nl", "en"];

/** Each way of touching, in one language after the other. */
const turns = meddlings.map((kind, index) => ({
  kind,
  locale: locales[index % locales.length] ?? "fr",
}));

/** Words to which others may have added some. */
const beginningOf = (words: RegExp) => new RegExp(words.source.replace(/\$$/, ""));

const pathIn = (locale: Locale, path: string) => `${locale === "fr" ? "" : `/${locale}`}${path}`;

describe("the bet on a document that others touch", () => {
  it.for(turns)(
    "[JOURNEY-693] before its code is staked, read and followed, beside the cashier: $kind in $locale",
    async ({ kind, locale }, { journey }) => {
      journey.problems.expect(...traces);
      const first = await openWithThree(journey, locale);
      await placeCombi(first, locale);
      const reference = await referenceOfBet(journey);
      const words = wordsIn(locale);
      await first.getByRole("button", { name: words("bet-slip.results.retain") }).click();
      await expect(slipOf(first).getByRole("article")).toHaveCount(3);

      const slip = await openTouched(first, pathIn(locale, "/"), kind, journey);
      await expect(slipOf(slip).getByRole("article")).toHaveCount(3);
      await stakeOn(slip).fill("7");
      await expect(await controlWhen(slip, "place")).toContainText(/7[.,]00/);
      await slip.close();

      const bets = await openTouched(first, pathIn(locale, "/history/"), kind, journey);
      await expect(betOf(bets, reference)).toHaveCount(1);
      await bets.getByRole("radio", { name: words("history.tab.settled") }).check();
      await expect(betOf(bets, reference)).toHaveCount(0);
      await bets.close();

      const receipt = await openTouched(
        first,
        pathIn(locale, `/history/${reference}/`),
        kind,
        journey,
      );
      await expect(receipt.getByRole("heading", { level: 1 })).toContainText(reference);
      await expect(receipt.getByRole("main").getByRole("article")).toContainText(/5[.,]00/);
      await receipt.close();

      const cashier = await openTouched(
        first,
        pathIn(locale, "/?openCashier=deposit"),
        kind,
        journey,
      );
      await leaveCashier(cashier, locale);
    },
  );

  it.for(turns)(
    "[JOURNEY-694] with its code goes from the slip to the receipt, to one's bets and to the cashier: $kind in $locale",
    async ({ kind, locale }, { journey }) => {
      const words = wordsIn(locale);
      const page = await openWithThree(journey, locale);
      const documents = countDocuments(page);
      await meddleAfterCode(page, kind);
      const submit = await holdCall(page, "/submit*");
      await placeCombi(page, locale, async () => {
        await submit.sent;
        await meddleAfterCode(page, kind);
        submit.release();
      });
      const reference = await referenceOfBet(journey);
      await expect(receiptsOf(page)).toContainText(reference);
      await meddleAfterCode(page, kind);
      await expect(receiptsOf(page)).toContainText(/5[.,]00/);
      await page
        .getByRole("link", { name: beginningOf(words("bet-slip.results.open_one")) })
        .click();
      await expect(page.getByRole("main")).toContainText(reference);
      await meddleAfterCode(page, kind);
      await page
        .locator("header")
        .getByRole("button", { name: beginningOf(words("header.deposit")) })
        .first()
        .click();
      await untilReady(page);
      await meddleAfterCode(page, kind);
      await leaveCashier(page, locale);
      await expect(page.getByRole("main")).toContainText(reference);
      expect(documents()).toBe(0);
    },
  );
});

/** A page with three selections on its slip, of somebody who has stayed logged in. */
async function openWithThree({ control, programme, visit }: Journey, locale: Locale) {
  const offers = (await programme.upcoming(locale, 3)).map((event) => offerOf(event));
  const page = await visit(pathIn(locale, "/football/"), { as: verified });
  for (const offer of offers) await addAt(page, control, offer, 2);
  await expect(slipOf(page).getByRole("article")).toHaveCount(3);
  return page;
}

/** Places them as one bet of five euro; meanwhile something may be done. */
async function placeCombi(page: Page, locale: Locale, meanwhile?: () => Promise<void>) {
  await slipOf(page)
    .getByRole("radio", { name: wordsIn(locale)("bet-slip.type.combi") })
    .check();
  await stakeOn(page).fill("5");
  await (await controlWhen(page, "place")).click();
  await meanwhile?.();
  await expect(receiptsOf(page)).toHaveCount(1);
}

async function referenceOfBet({ control }: Journey): Promise<string> {
  const bets = await control.bets();
  expect(bets).toHaveLength(1);
  return bets[0]?.reference ?? "no bet";
}

/** Another tab of the same person, whose document is touched before its code. */
async function openTouched(of: Page, path: string, kind: Meddling, { siteUrl }: Journey) {
  const page = await of.context().newPage();
  const documents = countDocuments(page);
  await meddleBeforeCode(page, siteUrl + path, kind);
  await untilAlive(page);
  expect(documents()).toBe(1);
  return page;
}

/** Reads the cashier's page and leaves it. */
async function leaveCashier(page: Page, locale: Locale): Promise<void> {
  await untilReady(page);
  await expect(pagesOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("dialog", { name: beginningOf(wordsIn(locale)("cashier-overlay.title")) })
    .getByRole("button", { name: beginningOf(wordsIn(locale)("common.close.button")) })
    .first()
    .click();
  await expect(statusOf(page)).toHaveCount(0);
}
