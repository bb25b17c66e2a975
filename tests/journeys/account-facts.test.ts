import type { Locator } from "playwright";
import { describe } from "vitest";
import { controlWhen, onSlip, receiptsOf } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { everyTime } from "../support/control.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { openAccount } from "../support/sidebars.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const figures = "/user/playFigures";
const factOf = (account: Locator, name: RegExp) =>
  account.locator("dl > div").filter({ has: account.page().getByText(name) });

describe("the account", () => {
  it("[JOURNEY-824] says what seven days came to once it is opened, and a dash where no answer comes", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const { page, traffic } = await readyToBet(journey);
    await (await controlWhen(page, "place")).click();
    await onSlip(page, expect(receiptsOf(page)).toHaveCount(1));
    expect(traffic.count(figures)).toBe(0);
    const account = await openAccount(page);
    const net = factOf(account, fr("account.facts.net"));
    await expect(net).toContainText(/−12,00.€/);
    await expect(net).toContainText(/12,00.€.*0,00.€/);
    const session = factOf(account, fr("account.facts.session"));
    await expect(session).toContainText(/\d.min/);
    await expect(session).toContainText(/1.h.00/);
    expect(traffic.count(figures)).toBe(1);
    await page.keyboard.press("Escape");
    await expect(account).toHaveCount(0);
    await journey.control.breakCall("fail", "getPlayFigures", everyTime);
    await openAccount(page);
    await expect(net).toContainText(containing("Pas encore connu"));
    await expect(net).not.toContainText("0,00");
    await expect(session).toContainText(/\d.min/);
  });
});
