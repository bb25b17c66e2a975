import type { Event } from "@grandstand/contract/entities";
import type { Page } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  controlOf,
  controlWhen,
  oddsOf,
  receiptsOf,
  slipBarOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { type Offer, offerOf, pathOf } from "../support/programme.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const wide = { viewport: { width: 1440, height: 900 } };
const sizes = [
  ["a wide screen", wide],
  ["a phone", phone],
] as const;

/** Opens the page of a match of tomorrow, on whose three outcomes the test bets. */
async function atMatch(
  { programme, visit }: Journey,
  options: typeof phone | typeof wide = wide,
  username = verified,
) {
  const [match] = await programme.upcoming();
  if (!match) throw new Error("Nothing is to come.");
  const page = await visit(pathOf(match), { ...options, as: username });
  return { page, match, offers: [0, 1, 2].map((index) => offerOf(match, index)) };
}

const sheetOf = (page: Page) => page.getByRole("dialog", { name: fr("bet-slip.title") });
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1_000;

/** Presses a price and opens the slip, which has that one selection alone and can be placed. */
async function choose(page: Page, offer: Offer): Promise<void> {
  await oddsOf(page, offer).click();
  await expect(oddsOf(page, offer)).toHaveAttribute("aria-pressed", "true");
  await openSlip(page);
  await controlWhen(page, "place");
  await expect(slipOf(page).locator("article[data-movement]")).toHaveCount(1);
  await expect(slipOf(page)).toContainText(offer.outcome.fullname);
  await expect(receiptsOf(page)).toHaveCount(0);
}

async function openSlip(page: Page): Promise<void> {
  if (isNarrow(page)) await slipBarOf(page).click();
}

/** Opens the list of football by the navigation for the screen's size. */
async function toFootball(page: Page): Promise<void> {
  const linkTo = (name: RegExp) =>
    page.getByRole("link", { name }).filter({ visible: true }).first();
  if (isNarrow(page)) {
    await linkTo(fr("bottom-bar.sports")).click();
    await expect(page).toHaveURL(/\/sports\/$/);
  }
  await linkTo(/^Football/).click();
  await expect(page).toHaveURL(/\/football\/$/);
}

/** Places the slip, and leaves its receipt open. */
async function place(page: Page): Promise<void> {
  await (await controlWhen(page, "place")).click();
  await expect(receiptsOf(page)).toHaveCount(1);
  if (!isNarrow(page)) return;
  await slipOf(page)
    .getByRole("button", { name: fr("bet-slip.close") })
    .click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(slipBarOf(page)).toHaveCount(0);
}

/** Two bets in a row, each by pressing a price while the previous results still show. */
async function betTwice({ control }: Journey, page: Page, [one, other]: readonly Offer[]) {
  const before = (await control.bets()).length;
  for (const offer of [one, other]) {
    if (!offer) throw new Error("There is nothing to bet on.");
    await choose(page, offer);
    await place(page);
  }
  expect(await control.bets()).toHaveLength(before + 2);
}

function builderPick(event: Event, key: string): Offer {
  for (const market of event.markets) {
    const outcome = market.outcomes.find(({ id }) => id === `${event.id}-${key}`);
    if (outcome) return { event, market, outcome };
  }
  throw new Error(`${event.name} has no ${key}.`);
}

describe.each(sizes)("one bet after the other on %s", (_, size) => {
  it("[JOURNEY-340] begins with the press of a price while the receipt shows", async ({
    journey,
  }) => {
    const { page, offers } = await atMatch(journey, size);
    await betTwice(journey, page, offers);
    await betTwice(journey, page, [...offers].reverse());
  });

  it("[JOURNEY-341] begins on another page, after Back, and after a reload", async ({
    journey,
  }) => {
    const { page, match, offers } = await atMatch(journey, size);
    const [, next] = await journey.programme.upcoming();
    const elsewhere = offerOf(next);
    await betTwice(journey, page, offers);
    await toFootball(page);
    await choose(page, elsewhere);
    await place(page);
    await page.goBack();
    if (isNarrow(page)) await page.goBack();
    await expect(page).toHaveURL(new RegExp(match.id));
    await betTwice(journey, page, offers);
    await page.reload();
    await expect(accountOn(page)).toBeVisible();
    await betTwice(journey, page, offers);
    expect(await journey.control.bets()).toHaveLength(7);
  });
});

describe("another tab", () => {
  it("[JOURNEY-342] chooses the next bet, and this one shows it instead of its results", async ({
    journey,
  }) => {
    const { page, match, offers } = await atMatch(journey);
    const [first, second] = offers;
    if (!first || !second) throw new Error("There is nothing to bet on.");
    await choose(page, first);
    const other = await page.context().newPage();
    await other.goto(pathOf(match));
    await controlWhen(other, "place");
    await place(page);
    await expect(slipOf(other)).toHaveAttribute("data-slip", "empty");
    await choose(other, second);
    await controlWhen(page, "place");
    await expect(receiptsOf(page)).toHaveCount(0);
    await expect(slipOf(page).getByText(fr("site.slip-notice.chosen-elsewhere"))).toBeVisible();
    await place(other);
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
    await betTwice(journey, page, offers);
  });
});

describe("two bets in a row", () => {
  it("[JOURNEY-343] follow a bet of the builder", async ({ journey }) => {
    const { page, match, offers } = await atMatch(journey);
    const event = await journey.programme.event(match.id);
    const builder = page.getByRole("button", { name: fr("bet-builder.title"), exact: true });
    await builder.click();
    await expect(builder).toHaveAttribute("aria-pressed", "true");
    for (const goals of ["under", "over"]) {
      await oddsOf(page, builderPick(event, "1x2-home")).click();
      await oddsOf(page, builderPick(event, `total-2_5-${goals}`)).click();
      await (await controlWhen(page, "place")).click();
      await expect(receiptsOf(page)).toHaveCount(1);
      await expect(page.locator("main button[data-movement][aria-pressed=true]")).toHaveCount(0);
    }
    await builder.click();
    await expect(builder).toHaveAttribute("aria-pressed", "false");
    await betTwice(journey, page, offers);
    expect(await journey.control.bets()).toHaveLength(4);
  });

  it("[JOURNEY-343] follow a cash-out", async ({ journey }) => {
    const { page, match, offers } = await atMatch(journey);
    await betTwice(journey, page, offers);
    await page
      .getByRole("link", { name: fr("bottom-bar.history") })
      .filter({ visible: true })
      .first()
      .click();
    const main = page.getByRole("main");
    await main
      .getByRole("button", { name: /^Cash-out/ })
      .first()
      .click();
    const panel = page.getByRole("dialog", { name: fr("cash-out.title") });
    await panel.getByRole("button", { name: /^Encaisser/ }).click();
    await expect(panel.locator("[data-cash-out=paid]")).toBeVisible();
    await panel
      .getByRole("button", { name: fr("cash-out.close") })
      .last()
      .click();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(match.id));
    await betTwice(journey, page, offers);
  });

  it("[JOURNEY-343] follow a conversion of coins", async ({ journey }) => {
    const { page, offers } = await atMatch(journey);
    await betTwice(journey, page, offers);
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("loyalty.convert.button") }).click();
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    await converter.getByRole("textbox").fill("150");
    await converter
      .getByRole("button", { name: fr("coins-converter.convert.button"), exact: true })
      .click();
    await expect(converter).toContainText("190");
    await converter.getByRole("button", { name: fr("common.close.button") }).click();
    await betTwice(journey, page, offers);
  });

  it("[JOURNEY-343] follow a refusal", async ({ journey }) => {
    const { page, offers } = await atMatch(journey);
    const [first] = offers;
    if (!first) throw new Error("There is nothing to bet on.");
    journey.problems.expect(/Failed to load resource/);
    await journey.control.breakCall("fail", "submit", { times: 1, status: 429 });
    await choose(page, first);
    await (await controlWhen(page, "place")).click();
    await expect(slipOf(page)).toHaveAttribute("data-slip", "results");
    expect(await journey.control.bets()).toHaveLength(0);
    await betTwice(journey, page, offers);
  });

  it("[JOURNEY-343] follow retained selections", async ({ journey }) => {
    const { page, offers } = await atMatch(journey);
    const [first] = offers;
    if (!first) throw new Error("There is nothing to bet on.");
    await choose(page, first);
    for (const stake of ["3", "4"]) {
      await typeStake(page, stake);
      await place(page);
      await slipOf(page)
        .getByRole("button", { name: fr("bet-slip.results.retain") })
        .click();
      await controlWhen(page, "place");
    }
    await place(page);
    await betTwice(journey, page, offers.slice(1));
    expect(await journey.control.bets()).toHaveLength(5);
  });
});

describe("a free bet that pays", () => {
  it("[JOURNEY-344] stays chosen over a language, a reload and another tab", async ({
    journey,
  }) => {
    const { page, offers } = await atMatch(journey, wide, "promo_player");
    const [first] = offers;
    if (!first) throw new Error("There is nothing to bet on.");
    await choose(page, first);
    await slipOf(page)
      .getByRole("button", { name: containing("Payer avec") })
      .click();
    await page
      .getByRole("radio", { name: containing("Pari gratuit de bienvenue") })
      .check({ force: true });
    const isPaid = (words: RegExp) => expect(slipOf(page).getByText(words)).toBeVisible();
    const [french, dutch] = [fr, wordsIn("nl")].map((of) => of("bet-slip.summary.free-stake"));
    if (!french || !dutch) throw new Error("There are no words for a free stake.");
    await isPaid(french);
    await page.reload();
    await controlWhen(page, "place");
    await isPaid(french);
    await page.getByRole("link", { name: "Nederlands" }).first().click();
    await waitForAddress(page, /\/nl\//);
    await controlWhen(page, "place");
    await isPaid(dutch);
    const other = await page.context().newPage();
    await other.goto("/");
    await controlWhen(other, "place");
    await typeStake(other, "7");
    await expect(controlOf(page)).toContainText(containing("€ 7,00"));
    await isPaid(dutch);
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await journey.control.balanceOf("promo_player")).toBe(10_000);
  });
});
