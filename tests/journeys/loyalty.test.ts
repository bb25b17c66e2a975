import { type Locator, type Page, request } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  addAt,
  controlWhen,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const promo = "promo_player";

/** A single at 2.50 on the slip of promo_player, with a boost of its event. */
async function boostedSlip({ control, programme, visit }: Journey, stake: string) {
  const [match] = await programme.upcoming();
  const offer = offerOf(match);
  await control.giveBoost(promo, {
    id: "event-bet",
    kind: "bet",
    eventId: offer.event.id,
    minimumStake: 500,
    maximumStake: 5_000,
    minimumOdds: "1.5",
    maximumWinnings: 10_000,
    boost: 50,
  });
  const page = await visit(pathOf(offer.event), { as: promo });
  await addAt(page, control, offer, 2.5);
  await typeStake(page, stake);
  return { page, offer };
}

/** The same words with any text around them. */
const anywhere = ({ source }: RegExp) => new RegExp(source.replace(/^\^|\$$/g, ""));
const boostMarker = (page: Page) => slipOf(page).locator('[data-kind="bet"][data-state]');

/** Closes a dialog by Escape; a toast above it is closed first. */
async function pressEscape(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

async function openConverter(page: Page): Promise<void> {
  await accountOn(page).click();
  await page.getByRole("button", { name: fr("loyalty.convert.button") }).click();
}

describe("boosts", () => {
  it("[JOURNEY-290] a boosted single is paid its boost", async ({ journey }) => {
    const { page, offer } = await boostedSlip(journey, "12");
    await expect(boostMarker(page)).toHaveAttribute("data-state", "valid");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(page.getByText(fr("promotions.placed.title"))).toBeVisible();
    await journey.control.endEvent(offer.event.id, [offer.outcome.id]);
    // 12.00 at 2.50 wins 18.00 above the stake, and half of it in addition.
    expect(await journey.control.balanceOf(promo)).toBe(10_000 - 1_200 + 3_000 + 900);
    await expect(page.getByRole("banner")).toContainText(containing("127,00 €"));
  });

  it("[JOURNEY-460] the first toast closes no open dialog while its code comes", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await openConverter(page);
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    const code = Promise.withResolvers<void>();
    await page.route(/assets\/connect-toasts/, async (route) => {
      await code.promise;
      await route.continue();
    });
    const toastsRequest = page.waitForRequest(/assets\/connect-toasts/);
    await converter.getByRole("textbox").fill("10");
    await converter
      .getByRole("button", { name: fr("coins-converter.convert.button"), exact: true })
      .click();
    await toastsRequest;
    await expect(converter.getByRole("textbox")).toBeFocused();
    await expect(converter.getByRole("textbox")).toHaveValue("");
    code.resolve();
    const converted = fr("coins-converter.success.title", { coins: "10", amount: "0,10 €" });
    await expect(page.getByText(converted)).toBeVisible();
    await expect(converter).toBeVisible();
  });

  it("[JOURNEY-291] a stake that is too low has no boost", async ({ journey }) => {
    const { page, offer } = await boostedSlip(journey, "4");
    await expect(boostMarker(page)).toHaveAttribute("data-state", "invalid");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await journey.control.endEvent(offer.event.id, [offer.outcome.id]);
    expect(await journey.control.balanceOf(promo)).toBe(10_000 - 400 + 1_000);
  });
});

describe("coins", () => {
  it.for([
    ["a dialog", { width: 1440, height: 900 }],
    ["a floating panel", { width: 390, height: 844 }],
  ] as const)("[JOURNEY-292] are converted in %s", async ([_, viewport], { journey }) => {
    const page = await journey.visit("/", { viewport, as: verified });
    await openConverter(page);
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    await converter.getByRole("textbox").fill("150");
    await expect(converter).toContainText(containing("1,50 €"));
    await converter
      .getByRole("button", { name: fr("coins-converter.convert.button"), exact: true })
      .click();
    const converted = fr("coins-converter.success.title", { coins: "150", amount: "1,50 €" });
    await expect(page.getByText(converted)).toBeVisible();
    await expect(converter).toContainText("190");
    await expect(converter.getByRole("textbox")).toBeFocused();
    await converter.getByRole("button", { name: fr("common.close.button") }).click();
    await expect(converter).toBeHidden();
    await expect(page.getByRole("banner")).toContainText(containing("251,50 €"));
    expect(await journey.control.balanceOf("verified_player")).toBe(25_150);
  });

  it("[JOURNEY-297] are converted by keyboard alone, and so is the time zone changed", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const account = accountOn(page);
    await tabTo(page, account);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: fr("loyalty.convert.button") }));
    await page.keyboard.press("Enter");
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    await expect(converter.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("150");
    await page.keyboard.press("Enter");
    await expect(converter).toContainText("190");
    await pressEscape(page, converter);
    await expect(account).toBeFocused();
    expect(await journey.control.balanceOf("verified_player")).toBe(25_150);

    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: fr("account.settings.button") }));
    await page.keyboard.press("Enter");
    const settings = page.getByRole("dialog", { name: fr("settings.title") });
    await expect(settings).toBeVisible();
    await tabTo(page, settings.getByRole("searchbox"));
    await page.keyboard.type("tokyo");
    const tokyo = settings.getByRole("radio", { name: /Tokyo/ });
    await tabTo(page, tokyo);
    await page.keyboard.press("Space");
    await expect(tokyo).toBeChecked();
    await pressEscape(page, settings);
    await expect(account).toBeFocused();
  });

  it.for([
    ["cooloff_player", "cool_off.popup.coins-conterter.title", true],
    ["excluded_player", "notification.self_exclusion.header", true],
    ["unverified_player", "kyc.document_status.popup.not_uploaded.title", false],
  ] as const)(
    "[JOURNEY-293] are not converted by %s",
    async ([username, key, isContact], { journey }) => {
      const page = await journey.visit("/", { as: username });
      await openConverter(page);
      const popup = page.getByRole("dialog", { name: fr(key) });
      await expect(popup).toBeVisible();
      if (isContact) {
        const contact = popup.locator('a[href="/support/contact-us/"]');
        await expect(contact).toHaveAttribute("target", "_blank");
      }
      expect(await journey.control.balanceOf(username)).toBe(5_000);
    },
  );
});

describe("the programme", () => {
  it("[JOURNEY-294] opens from the badge by pointer and by keyboard", async ({ journey }) => {
    const page = await journey.visit("/", { as: verified });
    const badge = page.getByRole("button", {
      name: "Niveau Bleu",
    });
    const panel = page.getByRole("dialog", { name: fr("loyalty.title") });
    await badge.hover();
    await expect(panel).toContainText(/12\s480/);
    await page.mouse.move(10, 600);
    await expect(panel).toBeHidden();
    await badge.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(badge).toBeFocused();
    await page.keyboard.press("Enter");
    await panel.getByRole("link", { name: fr("loyalty.levels.button") }).click();
    await expect(page).toHaveURL(/\/maxpayout\/your-maxpayout-levels\/$/);
    await expect(page.getByText(fr("maxpayout.levels.yours"))).toBeVisible();
  });

  it.for(["fr", "nl", "en"] as const)(
    "[JOURNEY-295] is in the first HTML in %s",
    async (language, { journey }) => {
      const words = wordsIn(language);
      const prefix = language === "fr" ? "" : `/${language}`;
      const context = await request.newContext({ baseURL: journey.siteUrl });
      for (const [path, key] of [
        ["/maxpayout/", "maxpayout.home.intro"],
        ["/maxpayout/your-maxpayout-levels/", "maxpayout.levels.intro"],
        ["/maxpayout/maxpayout-faq-terms/", "maxpayout.terms.a2"],
      ] as const) {
        const answer = await context.get(prefix + path);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).toMatch(anywhere(words(key)));
      }
      await context.dispose();
    },
  );
});
