import { describe } from "vitest";
import {
  controlWhen,
  logIn,
  loginOf,
  oddsOf,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { betsOf } from "../support/cash-out.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { offerOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("getting to a bet", () => {
  it("[JOURNEY-250] a search by keyboard alone leads to a bet", async ({ journey }) => {
    const { programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit("/search/");
    const field = page.getByRole("combobox", { name: fr("search-box.label") });
    await tabTo(page, field);
    await page.keyboard.type(offer.event.name);
    const option = page.getByRole("option", { name: new RegExp(`^${offer.event.name}`) });
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await waitForAddress(page, `**-${offer.event.id}/`);
    const odds = oddsOf(page, offer);
    await tabTo(page, odds);
    await page.keyboard.press("Space");
    await expect(odds).toHaveAttribute("aria-pressed", "true");
    await page.goto("/search/");
    await expect(page.getByRole("button", { name: offer.event.name, exact: true })).toBeVisible();
  });

  it("[JOURNEY-251] a favourite comes first, and is kept", async ({ journey }) => {
    const page = await journey.visit("/tennis/");
    const stars = page.getByRole("main").getByRole("button", { name: /^Favori/ });
    const last = stars.last();
    const name = (await last.textContent()) ?? "";
    await last.click();
    await expect(loginOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await logIn(page);
    await last.click();
    await expect(stars.first()).toHaveText(name);
    await expect(stars.first()).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(stars.first()).toHaveAttribute("aria-pressed", "true");
    await expect(stars.first()).toHaveText(name);
    await stars.first().click();
    await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(0);
  });

  it("[JOURNEY-252] a forecast is composed and placed", async ({ journey }) => {
    const page = await journey.visit("/courses-hippiques/?day=tomorrow", { as: verified });
    await page.getByRole("main").getByRole("list").last().getByRole("link").last().click();
    const first = page.getByRole("radio", { name: / à la place 1$/, disabled: false }).first();
    const second = page.getByRole("radio", { name: / à la place 2$/, disabled: false }).nth(1);
    await first.check();
    await second.check();
    const sent = page.waitForRequest((request) => request.url().includes("/betslip/calculate"));
    await page.getByRole("button", { name: fr("cast-composer.add.button") }).click();
    await expect(slipOf(page)).toContainText("Couplé ordre");
    await typeStake(page, "5");
    await (await controlWhen(page, "place")).click();
    const { selections } = (await sent).postDataJSON();
    expect(selections[0].outcome_list).toHaveLength(2);
    await expect(receiptsOf(page)).toContainText("Couplé ordre");
    expect(await journey.control.balanceOf(verified)).toBe(24_500);
  });

  it("[JOURNEY-253] an esports match is bet on", async ({ journey }) => {
    const page = await journey.visit("/e-sports/counter-strike/", { as: verified });
    const match = page.getByRole("main").locator('[data-event-status="not-started"] a').last();
    await match.click();
    await waitForAddress(page, "**/e-sports/match/*/");
    // The address is there before its page is drawn: a price of the list would go with it.
    await expect(page.getByRole("heading", { level: 1 })).toContainText(" – ");
    await page.getByRole("main").getByRole("button", { pressed: false, name: /,/ }).first().click();
    await typeStake(page, "5");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
  });

  it("[JOURNEY-254] a virtual event goes from the menu to the paid bet", async ({ journey }) => {
    const page = await journey.visit("/", { as: verified });
    await page
      .getByRole("link", { name: /^Sports virtuels/ })
      .first()
      .click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Football virtuel/ })
      .click();
    await waitForAddress(page, "**/virtual/*/football-virtuel/");
    const next = page.getByRole("navigation", { name: fr("virtual-channel.next") });
    await next.getByRole("link").last().click();
    await waitForAddress(page, /event_id=/);
    await expect(next.getByRole("timer").last()).toHaveText(/^\d+:\d\d$/);
    // The address is there before its draw: a price of the one before would go with it.
    await expect(next.getByRole("link").last()).toHaveAttribute("aria-current", "page");
    const prices = page.locator("main button[data-movement]:not([aria-disabled])");
    const price = prices.filter({ visible: true }).first();
    await price.click();
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await typeStake(page, "5");
    const sent = page.waitForRequest((request) => request.url().includes("/betslip/calculate"));
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    const [drawn] = (await sent).postDataJSON().selections;
    await journey.control.endEvent(drawn.event_id, [drawn.outcome_id]);
    const [bet] = await journey.control.bets();
    expect(bet).toMatchObject({ status: "won", stake: 500 });
    expect(await journey.control.balanceOf(verified)).toBe(24_500 + (bet?.paid ?? 0));
    await page.goto("/history/");
    await page.getByRole("radio", { name: fr("history.tab.settled") }).click();
    await expect(betsOf(page)).toHaveAttribute("data-status", "won");
  });

  it("[JOURNEY-256] the live widget leads from one match to another", async ({ journey }) => {
    const page = await journey.visit("/live/");
    await page.getByRole("main").locator('[data-event-status="live"] a').first().click();
    const widget = page.getByRole("navigation", { name: fr("live-widget.name") });
    await expect(widget.getByRole("link", { name: /./ }).first()).toBeVisible();
    await expect(widget.locator("[aria-current=page]")).toHaveCount(1);
    await page
      .getByRole("link", { name: fr("header.tab.sports") })
      .first()
      .click();
    await expect(widget).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Sports" })).toBeVisible();
  });
});
