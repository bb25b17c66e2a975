import { describe } from "vitest";
import {
  controlWhen,
  oddsAt,
  oddsOf,
  onSlip,
  receiptsOf,
  slipBarOf,
  slipOf,
  verified,
} from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { type Offer, offerOf, pathOf } from "../support/programme.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe("the whole slip", () => {
  it("[JOURNEY-220] twenty selections are chosen, staked and placed on a phone", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const offers = (await programme.upcoming("fr", 20)).map((event) => offerOf(event));
    expect(offers).toHaveLength(20);
    const page = await journey.visit("/football/", { ...phone, as: verified });
    for (const offer of offers) await (await oddsAt(page, control, offer, 1.5)).tap();
    await slipBarOf(page).tap();
    const sheet = page.getByRole("dialog", { name: fr("bet-slip.title") });
    await expect(sheet.locator("article")).toHaveCount(20);
    await expect(sheet.getByText(fr("bet-slip.blocked.system-selections")).first()).toBeAttached();

    const place = await controlWhen(page, "place");
    await expect(place).toBeInViewport({ ratio: 1 });
    await sheet.getByLabel(/^Mise/).fill("1");
    await expect(place).toHaveAccessibleName(fr("bet-slip.place.button_one", { amount: "1,00 €" }));
    await (await controlWhen(page, "place")).tap();
    await expect(receiptsOf(page)).toContainText(containing("4 322,53 €"));
  });

  it("[JOURNEY-742] says that a match on the slip has ended, and takes it off by one press", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const ending = offerOf((await programme.live())[0]);
    const open = offerOf((await programme.upcoming())[0]);
    const page = await journey.visit(pathOf(open.event), phone);
    await (await oddsAt(page, control, open, 1.5)).tap();
    await page.goto(journey.siteUrl + pathOf(ending.event));
    await (await oddsAt(page, control, ending, 2)).tap();
    const bar = page.locator("[data-slip-bar]");
    await expect(bar).toContainText(containing("30,00 €"));

    await control.endEvent(ending.event.id);
    await expect(bar).toContainText(containing("1 sélection terminée"));
    await expect(bar).not.toContainText("€");
    await slipBarOf(page).tap();
    const line = slipOf(page).locator("[data-over]");
    await expect(line).toContainText(/terminé, \d+-\d+/);
    await controlWhen(page, "blocked");
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.remove-over_one") })
      .tap();
    await expect(line).toHaveCount(0);
    await controlWhen(page, "login");
  });

  it("[JOURNEY-221] another language keeps a full slip with its system and its stake", async ({
    journey,
  }) => {
    const { programme } = journey;
    const offers = (await programme.upcoming("fr", 5)).map((event) => offerOf(event));
    const page = await journey.visit("/football/");
    for (const offer of offers) await oddsOf(page, offer).click();
    await slipOf(page)
      .getByRole("radio", { name: fr("bet-slip.type.system") })
      .check();
    await slipOf(page).getByText("Lucky 31", { exact: true }).click();
    await slipOf(page).getByLabel(/^Mise/).fill("0,50");
    await expect(slipOf(page)).toContainText(containing("15,50 €"));

    await page.getByRole("link", { name: "Nederlands" }).first().click();
    await waitForAddress(page, /\/nl\//);
    await controlWhen(page, "login");
    const slip = slipOf(page);
    await expect(slip.getByLabel(nl("bet-slip.stake.per-bet"))).toHaveValue("0,50");
    await expect(slip).toContainText("Lucky 31");
    await expect(slip).toContainText(containing("€ 15,50"));
    for (const offer of offers) await expect(slip).toContainText(await dutchName(offer));

    async function dutchName({ event, outcome }: Offer): Promise<string> {
      const { markets } = await programme.event(event.id, "nl");
      const outcomes = markets.flatMap((market) => market.outcomes);
      return outcomes.find(({ id }) => id === outcome.id)?.fullname ?? "";
    }
  });

  it("[JOURNEY-222] a system is chosen, staked and placed by keyboard alone", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const offers = (await programme.upcoming("fr", 3)).map((event) => offerOf(event));
    const page = await journey.visit("/football/", { as: verified });
    for (const offer of offers) {
      const odds = await oddsAt(page, control, offer, 2);
      await odds.focus();
      await page.keyboard.press("Space");
      await expect(odds).toHaveAttribute("aria-pressed", "true");
    }
    const slip = slipOf(page);
    await page.keyboard.press("b");
    await expect(slip.getByRole("heading", { level: 2 })).toBeFocused();
    await tabTo(page, slip.getByRole("radio", { name: fr("bet-slip.type.combi") }));
    await page.keyboard.press("ArrowRight");
    await expect(slip.getByRole("radio", { name: fr("bet-slip.type.system") })).toBeChecked();
    await tabTo(page, slip.getByRole("button", { name: /^Système/ }));
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(slip.getByRole("radio", { name: "Trixie" })).toBeChecked();
    await tabTo(page, slip.getByLabel(/^Mise/));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("2");
    const place = await controlWhen(page, "place");
    await expect(place).toHaveAccessibleDescription(containing("Trixie, 4 paris, 8,00 € en tout"));
    await tabTo(page, place);
    await page.keyboard.press("Enter");
    await onSlip(page, expect(receiptsOf(page).getByRole("heading")).toBeFocused());
    await expect(receiptsOf(page)).toContainText("Trixie");
    await expect(receiptsOf(page)).toContainText(containing("40,00 €"));
    expect(await control.bets()).toHaveLength(1);
  });
});
