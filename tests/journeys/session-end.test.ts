import type { Page } from "playwright";
import { describe } from "vitest";
import { controlWhen, sendLogin, slipOf, verified, whenClosed } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { callHeaders } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const refusal = /Failed to load resource/;

const announcedOn = (page: Page) =>
  page.getByRole("alertdialog", { name: fr("session-ending.title") });
const stayOn = (page: Page) =>
  announcedOn(page).getByRole("button", { name: fr("session-ending.stay.button") });
const stakeOn = (page: Page) => slipOf(page).locator("input[inputmode=decimal]").first();

/** When the session of a page ends if its person does nothing more, in epoch milliseconds of the sandbox. */
async function endOf(page: Page, { sandboxUrl }: Journey): Promise<number> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);
  const answer = await page.request.get(`${sandboxUrl}/user`, {
    headers: { ...callHeaders(), authorization: `Bearer ${token}` },
  });
  return (await answer.json()).session_ends_at * 1_000;
}

/** Brings the clock near the end of a session that nobody uses, ahead of its announcement. */
async function comeNearEnd(page: Page, journey: Journey): Promise<void> {
  const endsAt = await endOf(page, journey);
  const now = await journey.control.moveClock(0);
  await journey.control.moveClock(endsAt - now - 30_000);
}

describe("the end of a session", () => {
  it("[JOURNEY-483] is announced, and put off by one press, twice", async ({ journey }) => {
    const { page } = await readyToBet(journey);
    await stakeOn(page).fill("12,34");
    for (let turn = 0; turn < 2; turn += 1) {
      await comeNearEnd(page, journey);
      await expect(stayOn(page)).toBeFocused({ timeout: 25_000 });
      await page.keyboard.press("Enter");
      await whenClosed(page, announcedOn(page));
      await expect(stakeOn(page)).toHaveValue("12,34");
    }
    await expect(page.getByRole("button", { name: /^Compte de / })).toBeVisible();
  });

  it("[JOURNEY-484] that nobody puts off says so, and keeps the slip", async ({ journey }) => {
    journey.problems.expect(refusal);
    const { page } = await readyToBet(journey);
    await stakeOn(page).fill("12,34");
    await comeNearEnd(page, journey);
    await expect(announcedOn(page)).toBeVisible({ timeout: 25_000 });
    await journey.control.moveClock(20_000);
    const login = page.getByRole("dialog", { name: fr("login.title") });
    await expect(login.getByText(fr("login.ended.timed-out"))).toBeVisible({ timeout: 25_000 });
    await expect(announcedOn(page)).toHaveCount(0);
    await sendLogin(page, verified);
    await whenClosed(page, login);
    await expect(stakeOn(page)).toHaveValue("12,34");
  });

  it("[JOURNEY-485] is put off, and carried out, for every tab", async ({ journey }) => {
    const { page: one } = await readyToBet(journey);
    const other = await one.context().newPage();
    await other.goto(one.url());
    await controlWhen(other, "place");
    // What the tab still fetches would put the end off.
    await other.waitForLoadState("networkidle");
    await comeNearEnd(one, journey);
    for (const tab of [one, other]) {
      await expect(announcedOn(tab)).toBeVisible({ timeout: 25_000 });
    }
    await stayOn(other).click();
    for (const tab of [other, one]) await whenClosed(tab, announcedOn(tab));
    await one.getByRole("button", { name: /^Compte de / }).click();
    await one.getByRole("button", { name: fr("account.logout.button") }).click();
    for (const tab of [one, other]) {
      await expect(tab.getByRole("button", { name: fr("header.login.button") })).toBeVisible();
    }
  });
});

describe("where somebody is logged in", () => {
  it("[JOURNEY-486] is listed, and ended from elsewhere", async ({ journey }) => {
    journey.problems.expect(refusal);
    const phone = await journey.visit("/", {
      viewport: { width: 390, height: 844 },
      userAgent: "Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
      as: verified,
    });
    const page = await journey.visit("/", { as: verified });
    await page.getByRole("button", { name: /^Compte de / }).click();
    await page.getByRole("button", { name: fr("account.sessions.button") }).click();
    const list = page.getByRole("dialog", { name: fr("session-list.title") });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    const newest = list.getByRole("listitem").first();
    await expect(newest.getByText(fr("session-list.current"))).toBeVisible();
    await list.getByRole("button", { name: /^Déconnecter Firefox sur Android/ }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list.getByRole("list")).toBeFocused();
    await page.keyboard.press("Escape");
    await whenClosed(page, list);
    const login = phone.getByRole("dialog", { name: fr("login.title") });
    const ended = login.getByText(fr("login.ended.session-ended"));
    await expect(ended).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("button", { name: /^Compte de / })).toBeVisible();
  });
});
