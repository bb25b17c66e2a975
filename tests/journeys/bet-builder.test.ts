import { describe } from "vitest";
import { controlWhen, oddsOf, receiptsOf, slipOf, verified } from "../support/bettor.ts";
import { building, pickTwo } from "../support/builder.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { nextMatchOf, outcomeOf, pathOf } from "../support/programme.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the bet builder", () => {
  it("[JOURNEY-231] needs consent to a price that moves", async ({ journey }) => {
    const built = await building(journey);
    await pickTwo(journey, built);
    await controlWhen(built.page, "place");
    const { outcome } = outcomeOf(built.event, "1x2-home");
    await journey.control.setOdds(outcome.id, Number(outcome.odds) * 1.5);
    await (await controlWhen(built.page, "accept-change")).click();
    await (await controlWhen(built.page, "place")).click();
    await expect(receiptsOf(built.page)).toHaveCount(1);
    expect(await journey.control.bets()).toHaveLength(1);
  });

  it("[JOURNEY-232] finds a lost answer again", async ({ journey }) => {
    const built = await building(journey);
    await pickTwo(journey, built);
    const { control, problems } = journey;
    problems.expect(/Failed to load resource/);
    await control.breakCall("drop-answer", "submitBuilder", { times: 9 });
    await control.breakCall("fail", "lookUpTicket", { times: 50, status: 503 });
    await (await controlWhen(built.page, "place")).click();
    await expect(slipOf(built.page).getByText(fr("bet-slip.checking.text"))).toBeVisible();
    await built.page.reload();
    await expect(slipOf(built.page).getByText(fr("bet-slip.checking.text"))).toBeVisible();
    await control.mendCalls();
    await expect(receiptsOf(built.page)).toHaveCount(1);
    expect(await journey.control.bets()).toHaveLength(1);
    expect(await journey.control.balanceOf(verified)).toBe(24_000);
  });

  it("[JOURNEY-233] has its pill on a phone", async ({ journey }) => {
    const built = await building(journey, { width: 390 });
    const { page, odds } = built;
    await odds("1x2-home").click();
    const pill = page.getByRole("button", { name: /2 choix/ });
    await expect(pill).toHaveCount(0);
    await odds("total-2_5-over").click();
    await pill.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(pill).toBeVisible();
    await page.getByRole("link", { name: fr("bottom-bar.home") }).click();
    await expect(page).toHaveURL(/\/$/);
    // Home may list the same match: only its page must be gone.
    await expect(page.getByRole("heading", { level: 1, name: built.event.name })).toHaveCount(0);
    await page.goBack();
    await expect(odds("total-2_5-under")).toHaveAttribute("aria-pressed", "false");
  });

  it("[JOURNEY-235] has what is pressed while its code is on the way, and the slip has not", async ({
    journey,
  }) => {
    const event = await nextMatchOf(journey.programme);
    const page = await journey.visit(pathOf(event), { as: verified });
    const odds = (key: string) => oddsOf(page, outcomeOf(event, key));
    const builder = page.getByRole("button", { name: fr("bet-builder.title"), exact: true });
    await page.waitForLoadState("networkidle");
    const held = await holdCall(page, "/assets/*.js");
    for (const isOn of ["true", "false", "true"]) {
      await builder.click();
      await expect(builder).toHaveAttribute("aria-pressed", isOn);
      const picked = isOn === "true" ? ["1x2-home", "1x2-away", "total-2_5-over", "1x2-away"] : [];
      for (const key of picked) await odds(key).click();
      await expect(odds("total-2_5-over")).toHaveAttribute("aria-pressed", isOn);
      const shown = isOn === "true" ? "loading" : "empty";
      await expect(slipOf(page)).toHaveAttribute("data-slip", shown);
    }
    // The price keeps its button, and a press that begins before the code is there ends after it.
    await odds("both-score-yes").hover();
    await page.mouse.down();
    held.release();
    await expect(odds("1x2-away")).toHaveAttribute("aria-disabled", "true");
    await page.mouse.up();
    await expect(odds("both-score-yes")).toHaveAttribute("aria-pressed", "true");
    await expect(slipOf(page)).toContainText(outcomeOf(event, "1x2-home").outcome.fullname);
    await expect(odds("total-2_5-over")).toHaveAttribute("aria-pressed", "true");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await journey.control.bets()).toHaveLength(1);
  });

  it("[JOURNEY-235] stays away from a page that is opened while its code is on the way", async ({
    journey,
  }) => {
    const event = await nextMatchOf(journey.programme);
    const page = await journey.visit("/football/");
    await untilSiteNavigates(page);
    await page.locator(`main a[href*="${event.id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(event.id));
    await page.waitForLoadState("networkidle");
    const held = await holdCall(page, "/assets/*.js");
    await page.getByRole("button", { name: fr("bet-builder.title"), exact: true }).click();
    await oddsOf(page, outcomeOf(event, "1x2-home")).click();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Football");
    held.release();
    await page.waitForLoadState("networkidle");
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
    await expect(slipOf(page).getByRole("heading", { name: fr("bet-builder.title") })).toHaveCount(
      0,
    );
  });

  it("[JOURNEY-234] places nothing for a person who may not bet or can't pay", async ({
    journey,
  }) => {
    const excluded = await building(journey, { username: "excluded_player" });
    await pickTwo(journey, excluded);
    await (await controlWhen(excluded.page, "restricted")).click();
    await expect(excluded.page.getByRole("dialog")).toBeVisible();
    const poor = await building(journey, { username: "empty_wallet" });
    await pickTwo(journey, poor);
    await controlWhen(poor.page, "blocked");
    await expect(slipOf(poor.page).getByText(fr("bet-slip.insufficient-funds"))).toBeVisible();
    await expect(
      slipOf(poor.page).getByRole("button", { name: fr("bet-slip.deposit-now") }),
    ).toBeVisible();
    expect(await journey.control.bets()).toEqual([]);
  });
});
