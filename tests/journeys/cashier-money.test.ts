import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { accountOn, headerOf, verified } from "../support/bettor.ts";
import {
  closeCashier,
  depositOn,
  goTo,
  openDeposit,
  pagesOf,
  payButtonOf,
  payByCard,
  titleOf,
  untilReady,
} from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const bank = "KBC";

const press = (page: Page, name: string) => pagesOf(page).getByRole("button", { name }).click();

/** Fills in a deposit by the redirect to a bank, and arrives at the bank's page. */
async function goToBank(page: Page, euro: string): Promise<void> {
  const pages = pagesOf(page);
  await pages.getByLabel(wordsFr.amount).fill(euro);
  await pages.getByRole("radio", { name: wordsFr.methodBank }).check();
  await pages.getByRole("radio", { name: bank }).check();
  await payButtonOf(pages).click();
  await expect(pages.getByRole("heading", { level: 1, name: bank })).toBeVisible();
}

describe("a deposit by a bank's page", () => {
  it("[JOURNEY-613] comes in once it is confirmed there, and a second one too after one that was refused", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await goToBank(page, "20");
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
    await press(page, wordsFr.confirm);
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await expect(headerOf(page)).toContainText("270,00");

    await goTo(page, "deposit");
    await goToBank(page, "30");
    await press(page, wordsFr.refuse);
    await expect(titleOf(page, "refusedTitle")).toBeVisible();
    await expect(pagesOf(page).getByText(wordsFr.refusedBank)).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(27_000);

    await pagesOf(page).getByRole("link", { name: wordsFr.again }).click();
    await goToBank(page, "30");
    await press(page, wordsFr.confirm);
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
    await closeCashier(page);
    await expect(headerOf(page)).toContainText("300,00");
  });

  it("[JOURNEY-613] that is left at the bank moves nothing, and can be finished from the history", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await goToBank(page, "20");
    await closeCashier(page);
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
    await openDeposit(page);
    await goTo(page, "history");
    const waiting = pagesOf(page).getByRole("listitem").filter({ hasText: wordsFr.stateWaiting });
    await expect(waiting).toHaveCount(1);
    await waiting.getByRole("link").click();
    await expect(pagesOf(page).getByRole("heading", { level: 1, name: bank })).toBeVisible();
    await press(page, wordsFr.confirm);
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(27_000);
  });
});

describe("a fast deposit", () => {
  it("[JOURNEY-614] is paid with the last card, twice in a row, each pressed twice", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await payByCard(page, "20");
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await closeCashier(page);
    await depositOn(page).hover();
    await page.getByRole("button", { name: fr("account.deposit.fast.button") }).click();
    await untilReady(page);
    const pages = pagesOf(page);
    for (const [preset, balance] of [
      [/^10\s/, 28_000],
      [/^50\s/, 33_000],
    ] as const) {
      await expect(pages.getByText(wordsFr.fastIntro.replace("{digits}", "4242"))).toBeVisible();
      await pages.getByRole("button", { name: preset }).click();
      await payButtonOf(pages).click({ clickCount: 2 });
      await expect(titleOf(page, "doneTitle")).toBeVisible();
      expect(await journey.control.balanceOf(verified)).toBe(balance);
      await goTo(page, "fastDeposit");
    }
    await closeCashier(page);
    await expect(headerOf(page)).toContainText("330,00");
  });
});

describe("a deposit limit", () => {
  const limitTo = async (page: Page, euro: string) => {
    await goTo(page, "limits");
    await pagesOf(page).getByLabel(wordsFr.limitNew).fill(euro);
    await press(page, wordsFr.limitSet);
  };
  const depositAgain = async (page: Page, euro: string) => {
    await goTo(page, "deposit");
    await payByCard(page, euro);
  };

  it("[JOURNEY-615] that is lowered in the cashier refuses in words, and raised it lets the deposit pass after three days", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 4/);
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await payByCard(page, "50");
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await limitTo(page, "60");
    const pages = pagesOf(page);
    await expect(pages.getByText(/Votre limite est maintenant de 60,00/)).toBeVisible();
    await depositAgain(page, "40");
    const refused = pages.getByText(/limite de dépôt vous laisse.*10,00.*à partir du \d/);
    await expect(refused).toBeVisible();

    await limitTo(page, "150");
    await expect(
      pages.getByText(/À partir du .*votre limite sera de 150,00/).first(),
    ).toBeVisible();
    await depositAgain(page, "40");
    await expect(refused).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
    expect(await journey.control.audit()).toMatchObject({ holds: true, problems: [] });
    await page.close();

    await journey.control.moveDays(3, 1_000);
    const after = await journey.visit("/", { as: verified });
    await openDeposit(after);
    await payByCard(after, "40");
    await expect(titleOf(after, "doneTitle")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(34_000);
    await goTo(after, "limits");
    await expect(pagesOf(after).locator("dl")).toContainText(/150,00/);
    expect(await journey.control.audit()).toMatchObject({ holds: true, problems: [] });
  });
});

describe("the history", () => {
  it("[JOURNEY-617] has a withdrawal with its state from request to payment, and finds it by each filter", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await payByCard(page, "20");
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await goTo(page, "deposit");
    await payByCard(page, "30", "refused");
    await expect(titleOf(page, "refusedTitle")).toBeVisible();
    await goTo(page, "withdraw");
    const pages = pagesOf(page);
    await pages.getByLabel(wordsFr.amount).fill("100");
    await pages.getByLabel(wordsFr.iban).fill("BE68 5390 0754 7034");
    await press(page, wordsFr.goOn);
    await pages.getByRole("button", { name: /^Retirer 100,00/ }).click();
    await expect(titleOf(page, "withdrawnTitle")).toBeVisible();
    await pages.getByRole("link", { name: wordsFr.toHistory }).click();

    const rows = pages.getByRole("main").getByRole("listitem");
    const filter = async (name: "filterKind" | "filterState" | "filterPeriod", option: string) => {
      await pages.getByLabel(wordsFr[name]).selectOption(option);
      await press(page, wordsFr.filterApply);
    };
    // One is the seeded deposit of the account.
    await expect(rows).toHaveCount(4);
    await filter("filterKind", wordsFr.filterWithdrawals);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(wordsFr.stateRequested);
    await expect(rows).toContainText(/− 100,00/);
    const reference = /W\S+/.exec((await rows.getByRole("link").textContent()) ?? "")?.[0] ?? "";
    await filter("filterState", wordsFr.stateRefused);
    await expect(pages.getByText(wordsFr.foundNone)).toBeVisible();
    await filter("filterKind", wordsFr.filterDeposits);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(/\+ 30,00/);

    await goTo(page, "history");
    await journey.control.decidePayment(reference, true);
    await pages.getByLabel(wordsFr.filterText).fill(reference.toLowerCase());
    await filter("filterPeriod", wordsFr.filterWeek);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(wordsFr.statePaid);
    await rows.getByRole("link").click();
    await expect(titleOf(page, "withdrawPaidTitle")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(17_000);
  });
});

describe("the choices about one's data", () => {
  it("[JOURNEY-618] are kept, and are there when the cashier is opened again", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const openPrivacy = async () => {
      await accountOn(page).click();
      await page.getByRole("button", { name: fr("account.section.privacy") }).click();
      await untilReady(page);
    };
    const pages = pagesOf(page);
    const choice = (name: "privacyEmail" | "privacySms" | "privacyPhone" | "privacyStatistics") =>
      pages.getByRole("checkbox", { name: wordsFr[name] });
    await openPrivacy();
    await expect(pages.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await choice("privacyEmail").check();
    await choice("privacyStatistics").check();
    await press(page, wordsFr.privacySave);
    await expect(pages.getByText(wordsFr.privacySaved)).toBeVisible();
    await closeCashier(page);

    await openPrivacy();
    await expect(choice("privacyEmail")).toBeChecked();
    await expect(choice("privacyStatistics")).toBeChecked();
    await expect(pages.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await choice("privacyEmail").uncheck();
    await press(page, wordsFr.privacySave);
    await expect(pages.getByText(wordsFr.privacySaved)).toBeVisible();
    await goTo(page, "limits");
    await goTo(page, "privacy");
    await expect(pages.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});
