import { describe } from "vitest";
import { addAt, controlWhen, oddsOf, slipOf, typeStake } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("beyond the bet", () => {
  it("[JOURNEY-310] a shared link fills another slip, at the prices of now and without a stake", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const other = offerOf(match, 1);
    const page = await journey.visit(pathOf(offer.event));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await addAt(page, control, offer, 2.5);
    await typeStake(page, "12");
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.share.button") })
      .click();
    await expect(slipOf(page).getByText(fr("bet-slip.share.copied"))).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.searchParams.get("slip")).toMatch(/^1\./);

    // Where there is a slip already, the link replaces it only once the person confirms.
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.clear") })
      .click();
    await addAt(page, control, other, 3.1);
    await control.setOdds(offer.outcome.id, 2.8);
    await page.goto(link.pathname + link.search);
    await expect(page).toHaveURL(`${journey.siteUrl}/`);
    const question = page.getByRole("alertdialog", { name: fr("shared-slip.replace.title") });
    await question.getByRole("button", { name: fr("shared-slip.replace.button") }).click();
    const line = slipOf(page).getByRole("article");
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(offer.outcome.fullname);
    await expect(line).toContainText("2.80");
    await expect(slipOf(page).getByLabel(/^Mise/)).not.toHaveValue("12,00");
  });

  it("[JOURNEY-333] the data saver fetches no picture, and slows the page but not the slip", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match, other] = await programme.upcoming();
    const shown = offerOf(match);
    const onSlip = offerOf(other);
    const page = await journey.visit("/offers/");
    const pictures = page.getByRole("main").locator("img");
    await expect(pictures.first()).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: fr("footer.settings.button") })
      .click();
    const settings = page.getByRole("dialog", { name: fr("settings.title") });
    await settings.getByLabel(fr("settings.data-saver"), { exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(pictures).toHaveCount(0);

    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\/content\/pictures\//.test(request.url())) fetched.push(request.url());
    });
    await page.reload();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(pictures).toHaveCount(0);
    expect(fetched).toEqual([]);

    await control.setOdds(onSlip.outcome.id, 2.5);
    await page.goto(pathOf(onSlip.event));
    await addAt(page, control, onSlip, 2.5);
    await controlWhen(page, "login");
    await page.goto(pathOf(shown.event));
    const price = oddsOf(page, shown);
    let tenths = 30;
    // The page may update between the two changes: then the next attempt shows both.
    await expect(async () => {
      tenths += 1;
      const odds = tenths / 10;
      await control.setOdds(shown.outcome.id, odds);
      await control.setOdds(onSlip.outcome.id, odds);
      await expect(slipOf(page).getByRole("article")).toContainText(odds.toFixed(2));
      await expect(price).not.toContainText(odds.toFixed(2), { timeout: 1 });
    }).toPass();
    await expect(price).toContainText((tenths / 10).toFixed(2), { timeout: 20_000 });
  });
});
