import { describe } from "vitest";
import {
  accountOn,
  controlWhen,
  loginButtonOf,
  loginOf,
  sendLogin,
  stakeOn,
  verified,
  whenClosed,
} from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { announcedOn, comeNearEnd, stayOn } from "../support/session-end.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the end of a session", () => {
  it("[JOURNEY-484] that is not put off says so, and keeps the slip", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const { page } = await readyToBet(journey);
    await stakeOn(page).fill("12,34");
    await comeNearEnd(page, journey);
    await expect(announcedOn(page)).toBeVisible({ timeout: 25_000 });
    await journey.control.moveClock(20_000);
    const login = loginOf(page);
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
    await accountOn(one).click();
    await one.getByRole("button", { name: fr("account.logout.button") }).click();
    for (const tab of [one, other]) {
      await expect(loginButtonOf(tab)).toBeVisible();
    }
  });
});

describe("where somebody is logged in", () => {
  it("[JOURNEY-486] is listed, and ended from elsewhere", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const phone = await journey.visit("/", {
      viewport: { width: 390, height: 844 },
      userAgent: "Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
      as: verified,
    });
    const page = await journey.visit("/", { as: verified });
    await accountOn(page).click();
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
    const login = loginOf(phone);
    const ended = login.getByText(fr("login.ended.session-ended"));
    await expect(ended).toBeVisible({ timeout: 30_000 });
    await expect(accountOn(page)).toBeVisible();
  });
});
