import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import { describe } from "vitest";
import {
  accountOn,
  addAt,
  controlOf,
  controlWhen,
  logIn,
  loginButtonOf,
  oddsAt,
  oddsOf,
  receiptsOf,
  slipBarOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { expectReceipt, readyWith } from "../support/moved-price.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
/** The smallest phone on which a bet is placed. */
const smallPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe("a bet without a mouse", () => {
  it("[JOURNEY-1] logs in, bets 10,50 in French and reads the receipt by keyboard alone", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await control.setOdds(offer.outcome.id, 2.5);

    await tabTo(page, loginButtonOf(page));
    await page.keyboard.press("Enter");
    const username = page.getByLabel(fr("login.username"));
    await expect(username).toBeFocused();
    await page.keyboard.type(verified);
    await tabTo(page, page.getByRole("textbox", { name: fr("login.password") }));
    await page.keyboard.type(seededPassword);
    await page.keyboard.press("Enter");
    await expect(accountOn(page)).toBeVisible();

    const odds = oddsOf(page, offer);
    await expect(odds).toContainText("2.50");
    await tabTo(page, odds);
    await page.keyboard.press("Space");
    await expect(odds).toHaveAttribute("aria-pressed", "true");

    const stake = slipOf(page).getByLabel(/^Mise/);
    await tabTo(page, stake);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("10,50");
    const place = controlOf(page);
    await expect(place).toHaveAccessibleName(
      fr("bet-slip.place.button_one", { amount: "10,50 €" }),
    );
    await tabTo(page, place);
    await page.keyboard.press("Enter");

    const receipt = receiptsOf(page);
    await expect(receipt.getByRole("heading")).toBeFocused();
    await expect(receipt.getByRole("heading")).toHaveText(fr("bet-slip.receipt.new.single_one"));
    await expect(receipt).toContainText(containing("10,50 €"));
    await expect(receipt).toContainText(containing("26,25 €"));
    expect(await control.bets()).toHaveLength(1);
    expect(await control.balanceOf(verified)).toBe(23_950);
  });
});

describe("on a phone", () => {
  it("[JOURNEY-65] the floating slip opens a sheet, from which a bet is placed", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { ...smallPhone, as: verified });
    await (await oddsAt(page, control, offer, 2.5)).tap();
    const bottomBar = page.getByRole("navigation", { name: fr("bottom-bar.label") });
    await expect(bottomBar.getByText(/1 sélection/)).toBeAttached();
    await slipBarOf(page).tap();
    const sheet = page.getByRole("dialog", { name: fr("bet-slip.title") });
    await expect(sheet).toBeVisible();
    await sheet.getByLabel(/^Mise/).fill("7,5");
    await (await controlWhen(page, "place")).tap();
    await expect(receiptsOf(page)).toContainText(containing("7,50 €"));
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.results.clear") })
      .tap();
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.close") })
      .tap();
    await expect(sheet).toBeHidden();
    await bottomBar.getByRole("link", { name: fr("bottom-bar.history") }).tap();
    await expect(page.getByRole("main").locator("article[data-status=open]")).toHaveCount(1);
  });
});

describe("what is suggested", () => {
  it("[JOURNEY-330][JOURNEY-331] becomes a bet that says where it came from, and can be switched off", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const region = page.getByRole("region", { name: fr("suggestions.title") });
    await expect(region).toHaveCount(0);
    await logIn(page, verified);
    await expect(region.getByRole("listitem")).toHaveCount(5);
    await region.scrollIntoViewIfNeeded();
    // A suggested match may have an icon that explains itself at a press, before its prices.
    await region.locator("button[data-movement]").first().click();
    await typeStake(page, "12");
    await controlWhen(page, "place");
    const tracked = page.waitForRequest("**/user/trackWidgetBet");
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    const [bet] = await journey.control.bets();
    expect((await tracked).postDataJSON()).toEqual({
      bet_id: bet?.id,
      origin: "betting_suggestion_widget",
    });
    await region.getByRole("button", { name: fr("suggestions.hide.button") }).click();
    await page.reload();
    await expect(region.getByRole("button", { name: fr("suggestions.show.button") })).toBeVisible();
    await expect(region.getByRole("listitem")).toHaveCount(0);
  });
});

describe("a market that accepts no bets", () => {
  it("[JOURNEY-24] a suspended line blocks the button, says why, and opens again", async ({
    journey,
  }) => {
    const { page, offer, traffic } = await readyToBet(journey);
    await journey.control.suspendMarket(offer.market.id, true);
    const blocked = await controlWhen(page, "blocked");
    await expect(blocked).toHaveAttribute("aria-disabled", "true");
    await expect(blocked).toHaveAccessibleDescription(
      new RegExp(fr("bet-slip.blocked.suspended_one").source.slice(1, -1)),
    );
    await expect(slipOf(page).getByText(fr("bet-slip.suspended"))).toBeVisible();
    await blocked.click({ force: true });
    expect(traffic.count("/v1/betslip/calculate")).toBe(0);
    await journey.control.suspendMarket(offer.market.id, false);
    await controlWhen(page, "place");
  });
});

describe("a wallet that is too small", () => {
  it("[JOURNEY-26] an empty wallet reads insufficient funds and the way to the deposit", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { as: "empty_wallet" });
    await addAt(page, control, offer, 2.5);
    await controlWhen(page, "blocked");
    await expect(slipOf(page).getByText(fr("bet-slip.insufficient-funds"))).toBeVisible();
    const deposit = slipOf(page).getByRole("button", { name: fr("bet-slip.deposit-now") });
    await expect(deposit).toBeVisible();
  });
});

describe("the price moves before the bet is placed", () => {
  it("[JOURNEY-2] a person who accepts rises has to consent to a fall", async ({ journey }) => {
    const { page, offer } = await readyWith(journey, "higher");
    await journey.control.setOdds(offer.outcome.id, 2.2);
    await (await controlWhen(page, "accept-changes")).click();
    await (await controlWhen(page, "place")).click();
    await expectReceipt(page, "2.20", "2.20");
  });
});

describe("what the slip outlives", () => {
  it("[JOURNEY-50] another language keeps them and names them in it", async ({ journey }) => {
    const { page, offer } = await readyToBet(journey);
    const event = await journey.programme.event(offer.event.id, "nl");
    const dutch = offerOf(event);
    await page.getByRole("link", { name: "Nederlands" }).first().click();
    await waitForAddress(page, /\/nl\//);
    await controlWhen(page, "place");
    await expect(slipOf(page)).toContainText(dutch.market.name);
    await expect(slipOf(page)).toContainText(dutch.outcome.fullname);
    await expect(slipOf(page).getByLabel(/^Inzet/)).toHaveValue(/^12(,00)?$/);
  });
});
