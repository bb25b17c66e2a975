import type { Page } from "playwright";
import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { acceptOf, cashOutOf, closeCashOut, placeTwelve } from "../support/cash-out.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { untilAlive } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");
const ownBetsOf = (page: Page, words = fr) =>
  page.getByRole("region", { name: words("own-bets.title"), exact: true });

describe("a match that a person has bet on", () => {
  it("[JOURNEY-746] has the bet in its head from the receipt to the result", async ({
    journey,
  }) => {
    const { programme, control } = journey;
    const [match, other] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { as: verified });
    await expect(ownBetsOf(page)).toHaveCount(0);
    await placeTwelve(journey, page, offer);
    await expect(ownBetsOf(page)).toContainText("12,00");
    await ownBetsOf(page)
      .getByRole("button", { name: /^Cash-out/ })
      .click();
    await expect(acceptOf(page)).toBeEnabled();
    await closeCashOut(page);
    await expect(cashOutOf(page)).toBeHidden();

    await page.reload();
    await expect(ownBetsOf(page)).toContainText("12,00");
    await page.goto(pathOf(offerOf(other).event));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(ownBetsOf(page)).toContainText("12,00");
    await page.goto(`/nl${pathOf(offer.event)}`);
    await expect(ownBetsOf(page, nl)).toContainText("Uw weddenschap");

    await control.endEvent(offer.event.id, [offer.outcome.id]);
    await page.goto(pathOf(offer.event));
    await expect(ownBetsOf(page).getByText(fr("own-bets.net"))).toHaveCount(1);
    await expect(ownBetsOf(page)).toContainText("+18,00");
    const [bet] = await control.bets();
    expect(bet).toMatchObject({ status: "won", paid: 3_000 });
  });
});

describe("a match in play", () => {
  it("[JOURNEY-748] folds its head on a phone, whose prices are pressed as above", async ({
    journey,
  }) => {
    const [match] = await journey.programme.live();
    if (!match) throw new Error("No football is in play.");
    const page = await journey.visit(pathOf(match), phone);
    const folded = page.getByRole("region", { name: match.name, exact: true });
    await page.mouse.move(5, 300);
    await expect(folded).toHaveCount(0);
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(900);
    const price = folded.getByRole("button").first();
    await price.click();
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await price.click();
    await expect(price).toHaveAttribute("aria-pressed", "false");
    await price.blur();
    await scrollTo(0);
    await expect(folded).toHaveCount(0);
  });

  it("[JOURNEY-749] says why it takes no bets, in the room below its first market", async ({
    journey,
  }) => {
    const [match] = await journey.programme.live();
    if (!match) throw new Error("No football is in play.");
    const page = await journey.visit(pathOf(match), phone);
    await untilAlive(page);
    const head = page.getByRole("main").locator("header");
    const reason = head.getByText(fr("event-header.suspended.video-review"));
    const before = (await head.boundingBox())?.height;
    await journey.control.suspendEvent(match.id, true, "video_review");
    await expect(reason).toBeVisible();
    expect((await head.boundingBox())?.height).toBe(before);
    await journey.control.suspendEvent(match.id, false);
    await expect(reason).toHaveCount(0);
  });
});
