import { describe } from "vitest";
import {
  accountOn,
  controlWhen,
  loginButtonOf,
  slipOf,
  stakeOn,
  whenClosed,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { changeLimit, depositLimit, limitOn, openLimits, setLimit } from "../support/limits.ts";
import { plainPath } from "../support/pages.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { announcedOn, comeNearEnd, stayOn } from "../support/session-end.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const minute = 60_000;

describe("stay in control", () => {
  it("[JOURNEY-630] lowers a limit at once, and raises it after three days", async ({
    journey,
  }) => {
    const page = await openLimits(journey);
    await changeLimit(page, depositLimit, "50", "lower");
    await expect(limitOn(page, depositLimit)).toContainText(/50.€/);
    await changeLimit(page, depositLimit, "300", "raise");
    await expect(limitOn(page, depositLimit)).toContainText("En attente");
    await expect(limitOn(page, depositLimit)).toContainText(/300.€ à partir du/);
    await page.close();
    await journey.control.moveDays(3, -5 * minute);
    const before = await openLimits(journey);
    await expect(limitOn(before, depositLimit)).toContainText("En attente");
    await before.close();
    await journey.control.moveClock(6 * minute);
    const after = await openLimits(journey);
    await expect(limitOn(after, depositLimit)).toContainText(/300.€/);
    await expect(limitOn(after, depositLimit)).not.toContainText("En attente");
  });

  it("[JOURNEY-631] says before a bet which limit it would pass, and the server holds it", async ({
    journey,
  }) => {
    const { page } = await readyToBet(journey);
    await setLimit(page, journey, { kind: "stake", period: "day", value: 1_000 });
    await page.reload();
    await controlWhen(page, "place");
    const said = slipOf(page).getByText(
      /dépasserait votre limite de mise en 24 heures.*il reste 10,00/,
    );
    await expect(said).toBeVisible();
    await stakeOn(page).fill("10");
    await expect(said).toHaveCount(0);
    await stakeOn(page).fill("12");
    await expect(said).toBeVisible();
    await (await controlWhen(page, "place")).click();
    await expect(
      slipOf(page).getByText(/votre limite de mise\. Il n’a pas été placé/),
    ).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(/250,00/);
    await stakeOn(page).fill("10");
    await (await controlWhen(page, "place")).click();
    await expect(page.getByRole("banner")).toContainText(/240,00/);
  });
});

describe("the end of a session", () => {
  it("[JOURNEY-483] is announced, and put off by one press, twice", async ({ journey }) => {
    const { page } = await readyToBet(journey);
    await stakeOn(page).fill("12,34");
    for (let turn = 0; turn < 2; turn += 1) {
      await comeNearEnd(page, journey);
      await expect(stayOn(page), "the announced end").toBeFocused({ timeout: 25_000 });
      await page.keyboard.press("Enter");
      await whenClosed(page, announcedOn(page));
      await expect(stakeOn(page)).toHaveValue("12,34");
    }
    await expect(accountOn(page)).toBeVisible();
  });
});

describe("what the slip outlives", () => {
  it("[JOURNEY-51] a logout clears it in every tab, and says so", async ({ journey }) => {
    // The other tab may send one more request before it learns of the logout.
    journey.problems.expect(/status of 401/, /WebSocket connection to .*document-status/);
    const { page } = await readyToBet(journey);
    const other = await page.context().newPage();
    await other.goto(plainPath);
    await controlWhen(other, "place");
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    for (const tab of [page, other]) {
      await expect(slipOf(tab)).toHaveAttribute("data-slip", "empty");
      await expect(loginButtonOf(tab)).toBeVisible();
    }
    await expect(slipOf(page).getByText(fr("site.slip-notice.logged-out"))).toBeVisible();
    await page.reload();
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
  });
});
