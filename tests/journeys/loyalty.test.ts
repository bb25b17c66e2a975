import { type Page, request } from "playwright";
import { describe } from "vitest";
import { accountOn, controlWhen, receiptsOf, verified } from "../support/bettor.ts";
import { boostedSlip, boostMarker, promoPlayer } from "../support/boosts.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
/** The same words with any text around them. */
const anywhere = ({ source }: RegExp) => new RegExp(source.replace(/^\^|\$$/g, ""));

async function openConverter(page: Page): Promise<void> {
  await accountOn(page).click();
  await page.getByRole("button", { name: fr("loyalty.convert.button") }).click();
}

describe("boosts", () => {
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
    expect(await journey.control.balanceOf(promoPlayer)).toBe(10_000 - 400 + 1_000);
  });
});

describe("coins", () => {
  it("[JOURNEY-743] are converted in a panel that the keyboard opens and leaves", async ({
    journey,
  }) => {
    const narrow = { width: 390, height: 844 };
    const page = await journey.visit("/", { viewport: narrow, as: verified });
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    for (const width of [390, 390, 1440]) {
      await page.setViewportSize({ ...narrow, width });
      await openConverter(page);
      await expect(converter.getByRole("textbox")).toBeVisible();
      await page.setViewportSize(narrow);
      await expect(converter).toHaveAttribute("data-layout", "floating");
      await page.keyboard.press("Tab");
      await expect(converter.getByRole("button").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(converter).toBeHidden();
      await expect(accountOn(page)).toBeFocused();
    }
  });

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
