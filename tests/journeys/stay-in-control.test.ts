import type { Page } from "playwright";
import { describe } from "vitest";
import {
  addAt,
  controlWhen,
  loginButtonOf,
  loginOf,
  onSlip,
  receiptsOf,
  sendLogin,
  slipOf,
  stakeOn,
  untilSettled,
  verified,
  whenClosed,
} from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { keptOn } from "../support/kept.ts";
import {
  changeLimit,
  controlPath,
  controlTitleOn,
  depositLimit,
  limitOn,
  openLimits,
  sessionLimit,
  setLimit,
} from "../support/limits.ts";
import { nextMatchOf, outcomeOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const minute = 60_000;
const checkOn = (page: Page) => page.getByRole("alertdialog", { name: /^Vous jouez depuis/ });

describe("stay in control", () => {
  it("[JOURNEY-639] says it in the bet builder as well", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const event = await nextMatchOf(journey.programme);
    const page = await journey.visit(pathOf(event), { as: verified });
    await setLimit(page, journey, { kind: "stake", period: "day", value: 1_000 });
    await page.reload();
    const builder = page.getByRole("button", { name: fr("bet-builder.title"), exact: true });
    await builder.click();
    await expect(builder).toHaveAttribute("aria-pressed", "true");
    for (const key of ["1x2-home", "total-2_5-over"]) {
      const offer = outcomeOf(event, key);
      await addAt(page, journey.control, offer, Number(offer.outcome.odds));
    }
    await controlWhen(page, "place");
    const said = slipOf(page).getByText(
      /dépasserait votre limite de mise en 24 heures.*il reste 10,00/,
    );
    await stakeOn(page).fill("10");
    await expect(said).toHaveCount(0);
    await stakeOn(page).fill("12");
    await expect(said).toBeVisible();
    await (await controlWhen(page, "place")).click();
    await expect(
      slipOf(page).getByText(/votre limite de mise\. Il n’a pas été placé/),
    ).toBeVisible();
    expect(await journey.control.bets()).toEqual([]);
    await stakeOn(page).fill("4");
    await (await controlWhen(page, "place")).click();
    await onSlip(page, expect(receiptsOf(page)).toHaveCount(1));
    // It is known from when more is left once a part of the limit is used.
    await slipOf(page)
      .getByRole("button", { name: fr("bet-builder.retain") })
      .click();
    await stakeOn(page).fill("7");
    await expect(
      slipOf(page).getByText(/il reste 6,00.€\. Vous pourrez miser davantage à partir du/),
    ).toBeVisible();
  });

  it("[JOURNEY-640] checks reality once in all tabs", async ({ journey }) => {
    const page = await openLimits(journey);
    await page
      .getByRole("radio", { name: fr("stay-in-control.check.minutes", { minutes: "15" }) })
      .click();
    await expect(page.getByRole("radio", { name: /15/ })).toBeChecked();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(limitOn(other, depositLimit)).toBeVisible();
    await journey.control.moveClock(15 * minute);
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await expect(checkOn(tab)).toBeVisible({ timeout: 25_000 });
    }
    await checkOn(other)
      .getByRole("button", { name: fr("reality-check.go-on.button") })
      .click();
    await whenClosed(other, checkOn(other));
    await page.bringToFront();
    await whenClosed(page, checkOn(page));
    // A third tab does not show it again, nor do the two within the next minute.
    const third = await page.context().newPage();
    await third.goto(page.url());
    await expect(limitOn(third, depositLimit)).toBeVisible();
    const tabs = [page, other, third];
    const clockOn = (tab: Page) => tab.locator("header").getByRole("timer");
    const before = await Promise.all(tabs.map((tab) => clockOn(tab).textContent()));
    await journey.control.moveClock(minute);
    for (const [index, tab] of tabs.entries()) {
      await tab.bringToFront();
      await expect(clockOn(tab)).not.toHaveText(before[index] ?? "");
      await expect(checkOn(tab)).toHaveCount(0);
    }
  });

  it.for([360, 1440])(
    "[JOURNEY-641] is one press away from a slip with its results at %i px",
    async (width, { journey }) => {
      const { page } = await readyToBet(journey);
      await (await controlWhen(page, "place")).click();
      await expect(receiptsOf(page)).toHaveCount(1);
      await page.setViewportSize({ width, height: 740 });
      if (width < 1024) await page.locator("nav button").last().click();
      await expect(receiptsOf(page)).toBeVisible();
      const link = slipOf(page).getByRole("link", { name: fr("common.stay-in-control") });
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(36);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await link.click();
      await expect(controlTitleOn(page)).toBeVisible();
    },
  );

  it("[JOURNEY-632] checks reality, and lets the person continue or log out", async ({
    journey,
  }) => {
    const page = await openLimits(journey);
    await page
      .getByRole("radio", { name: fr("stay-in-control.check.minutes", { minutes: "15" }) })
      .click();
    await expect(page.getByRole("radio", { name: /15/ })).toBeChecked();
    await page.getByRole("checkbox").first().focus();
    await journey.control.moveClock(15 * minute);
    await expect(checkOn(page)).toBeVisible({ timeout: 25_000 });
    await expect(checkOn(page)).toContainText(/15.min/);
    await expect(checkOn(page)).toContainText("Résultat net");
    await page.keyboard.press("Enter");
    await checkOn(page)
      .getByRole("button", { name: fr("reality-check.go-on.button") })
      .click();
    await whenClosed(page, checkOn(page));
    await expect(controlTitleOn(page)).toBeVisible();
    await page.reload();
    await expect(limitOn(page, depositLimit)).toBeVisible();
    await expect(checkOn(page)).toHaveCount(0);
    await journey.control.moveClock(15 * minute);
    await expect(checkOn(page)).toBeVisible({ timeout: 25_000 });
    await checkOn(page)
      .getByRole("button", { name: fr("reality-check.logout.button") })
      .click();
    await expect(loginButtonOf(page)).toBeVisible();
  });

  it("[JOURNEY-633] hides the session's clock and shows it", async ({ journey }) => {
    const page = await openLimits(journey);
    const clock = page.locator("header").getByRole("timer");
    await expect(clock).toContainText(/\d.min/);
    await page.getByRole("button", { name: fr("session-clock.hide.label") }).click();
    await expect(clock).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: fr("session-clock.show.label") })).toBeVisible();
    await expect(clock).toHaveCount(0);
    await page.getByRole("checkbox", { name: fr("stay-in-control.clock.shown") }).check();
    await expect(clock).toBeVisible();
  });

  it("[JOURNEY-634] says the self-test's result, and keeps nothing of it", async ({ journey }) => {
    const page = await journey.visit(controlPath);
    await page.getByRole("button", { name: fr("self-test.start.button") }).click();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    const kept = await keptOn(page);
    const questions = page.getByRole("group", { name: /^Question/ });
    await expect(questions.first()).toBeVisible();
    for (const question of await questions.all()) {
      await question.getByText(fr("self-test.answer.often"), { exact: true }).click();
    }
    await page.getByRole("button", { name: fr("self-test.result.button") }).click();
    await expect(page.getByText(fr("self-test.result.high.title"))).toBeVisible();
    expect(sent).toEqual([]);
    expect(await keptOn(page)).toBe(kept);
    await page.reload();
    await expect(page.getByRole("button", { name: fr("self-test.start.button") })).toBeVisible();
    await expect(page.getByText(fr("self-test.result.high.title"))).toHaveCount(0);
  });

  it.for([390, 1440])("[JOURNEY-635] is one press away at %i px", async (width, { journey }) => {
    const page = await journey.visit("/", { as: verified });
    await page.setViewportSize({ width, height: 900 });
    const name = /^Garder le contrôle/;
    const parts = [page.locator("header"), page.locator("footer")];
    for (const part of parts) {
      const link = part.getByRole("link", { name });
      // What comes into sight takes its height in the next frame, sooner than anybody presses.
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(controlTitleOn(page)).toBeVisible();
      await page.goBack();
      await expect(controlTitleOn(page)).toHaveCount(0);
      await untilSettled(page);
    }
    if (width < 1024) await page.locator("nav button").last().click();
    await slipOf(page).getByRole("link", { name }).click();
    await expect(controlTitleOn(page)).toBeVisible();
  });

  it.for([
    ["fr", "/garder-le-controle/"],
    ["nl", "/nl/zelf-de-baas/"],
    ["en", "/en/stay-in-control/"],
  ] as const)("[JOURNEY-636] has its own word in %s", async ([locale, own], { journey }) => {
    const t = wordsIn(locale);
    const page = await journey.visit(own);
    const heading = page.getByRole("heading", { level: 1, name: t("common.stay-in-control") });
    await expect(heading).toBeVisible();
    await expect(page.getByRole("heading", { name: t("self-test.title") })).toBeVisible();
    for (const [other, href] of [
      ["fr", "/garder-le-controle/"],
      ["nl", "/nl/zelf-de-baas/"],
      ["en", "/en/stay-in-control/"],
    ] as const) {
      const link = page.locator(`head link[rel=alternate][hreflang=${other}]`);
      await expect(link).toHaveAttribute("href", new RegExp(`${href}$`));
    }
    const prefix = locale === "fr" ? "" : `/${locale}`;
    for (const slug of ["garder-le-controle", "zelf-de-baas", "stay-in-control"]) {
      const answer = await page.request.get(new URL(`${prefix}/${slug}/`, page.url()).href, {
        maxRedirects: 0,
      });
      const isOwn = `${prefix}/${slug}/` === own;
      expect(answer.status()).toBe(isOwn ? 200 : 301);
      if (!isOwn) expect(answer.headers().location).toBe(own);
    }
  });

  it("[JOURNEY-637] ends a session by its limit, announced", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const page = await openLimits(journey);
    await changeLimit(page, sessionLimit, "10", "lower");
    await expect(limitOn(page, sessionLimit)).toContainText(/10.min/);
    await page.reload();
    await expect(limitOn(page, sessionLimit)).toBeVisible();
    await journey.control.moveClock(9 * minute);
    const ending = page.getByRole("alertdialog", { name: fr("session-ending.title") });
    await expect(ending).toBeVisible({ timeout: 45_000 });
    await journey.control.moveClock(minute);
    const login = loginOf(page);
    await expect(login).toBeVisible({ timeout: 25_000 });
    await sendLogin(page, verified);
    await whenClosed(page, login);
    await expect(limitOn(page, sessionLimit)).toContainText(/10.min/);
  });
});
