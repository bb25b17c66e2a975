import { describe } from "vitest";
import {
  accountOn,
  addAt,
  controlWhen,
  oddsAt,
  oddsOf,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { betOf } from "../support/cash-out.ts";
import { escapeCashier, openDeposit, payByCard, titleOf } from "../support/cashier.ts";
import { traces } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { plainPath } from "../support/pages.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { leaveWelcome, RegistrationForm, registrant } from "../support/registrant.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a page that the browser translates all along", () => {
  it("[JOURNEY-683] takes a slip with three lines to its receipt and to my bets", async ({
    journey,
  }) => {
    journey.problems.expect(...traces);
    const { control, programme } = journey;
    const offers = (await programme.upcoming("fr", 3)).map((event) => offerOf(event));
    const page = await journey.visit("/football/", { as: verified, isTranslated: true });
    for (const offer of offers) await addAt(page, control, offer, 2);
    const lines = slipOf(page).getByRole("article");
    await expect(lines).toHaveCount(3);
    await lines
      .nth(1)
      .getByRole("button", { name: /^Retirer/ })
      .click();
    await expect(lines).toHaveCount(2);
    await oddsOf(page, offers[1] ?? offerOf(undefined)).click();
    await expect(lines).toHaveCount(3);
    await slipOf(page)
      .getByRole("radio", { name: fr("bet-slip.type.combi") })
      .check();
    await typeStake(page, "5");
    await expect(await controlWhen(page, "place")).toHaveAccessibleName(
      fr("bet-slip.place.button_one", { amount: "5,00 €" }),
    );
    await (await controlWhen(page, "place")).click();
    const [bet] = await expectBets(journey, 1);
    await expect(receiptsOf(page)).toContainText(bet?.reference ?? "a bet");
    await page.goto("/history/");
    const listed = betOf(page, bet?.reference ?? "none");
    await expect(listed).toHaveCount(1);
    await page.getByRole("radio", { name: fr("history.tab.cashed-out") }).check();
    await expect(listed).toHaveCount(0);
    await page.getByRole("radio", { name: fr("history.tab.open") }).check();
    await expect(listed).toHaveCount(1);
  });

  it("[JOURNEY-684] deposits in the cashier, and shows the new balance", async ({ journey }) => {
    journey.problems.expect(...traces);
    const page = await journey.visit(plainPath, { as: verified, isTranslated: true });
    await openDeposit(page);
    await payByCard(page, "20");
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await escapeCashier(page);
    await expect(page.locator("header[data-account]")).toContainText("270,00");
    expect(await journey.control.balanceOf(verified)).toBe(27_000);
  });

  it("[JOURNEY-685] takes a stranger through the registration, with its problems said and gone", async ({
    journey,
  }) => {
    journey.problems.expect(...traces);
    const page = await journey.visit(plainPath, { isTranslated: true });
    const form = new RegistrationForm(page);
    await form.open();
    await form.type({ email: "emilie" });
    await form.next();
    await expect(form.field("email")).toHaveAttribute("aria-invalid", "true");
    await form.complete();
    await leaveWelcome(page);
    await expect(accountOn(page)).toBeVisible();
    expect(await journey.control.balanceOf(registrant.username)).toBe(0);
  });

  it("[JOURNEY-686] shows each new price of a match in play, its suspension and its end", async ({
    journey,
  }) => {
    journey.problems.expect(...traces);
    const { control, programme } = journey;
    const [match] = await programme.live();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { isTranslated: true });
    for (const odds of [2, 2.4, 1.8]) await oddsAt(page, control, offer, odds);
    const button = oddsOf(page, offer);
    await control.suspendMarket(offer.market.id, true);
    await expect(button).toHaveAttribute("data-suspended", "true");
    await expect(button).toContainText(containing("suspendu"));
    await control.suspendMarket(offer.market.id, false);
    await expect(button).not.toHaveAttribute("data-suspended");
    await expect(button).not.toContainText(containing("suspendu"));
    await oddsAt(page, control, offer, 2.2);
    await control.endEvent(offer.event.id);
    await expect(page.getByRole("main").locator('[data-result="won"]').first()).toBeVisible();
    await page.locator("header a[href$='/live/']").first().click();
    await page.waitForURL("**/live/");
    await expect(page.locator("main button[data-movement]").first()).toBeVisible();
  });
});

async function expectBets({ control }: Journey, count: number) {
  await expect.poll(async () => (await control.bets()).length).toBe(count);
  return control.bets();
}
