import type { Page } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  controlWhen,
  oddsAt,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, outcomeOf } from "../support/programme.ts";
import { containing, exactly, type FindWords, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");

const fieldOf = (page: Page) => page.getByRole("main").getByRole("combobox");
const recentOf = (page: Page, words: FindWords = fr) =>
  page.getByRole("region", { name: words("search-box.recent") });

describe("search", () => {
  it("[JOURNEY-866] finds a match with its prices, which move and are bet on", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit("/search/", { as: verified });
    await fieldOf(page).fill(offer.event.name);
    await oddsAt(page, control, offer, 2.3);
    const odds = await oddsAt(page, control, offer, 2.5);
    await odds.click();
    await expect(odds).toHaveAttribute("aria-pressed", "true");
    await expect(slipOf(page)).toContainText(containing(offer.event.name));
    await typeStake(page, "5");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(fieldOf(page)).toHaveValue(offer.event.name);
    expect(await control.bets()).toHaveLength(1);
  });

  it("[JOURNEY-866] finds a team with its next match, and a player with his goals", async ({
    journey,
  }) => {
    const { programme } = journey;
    const [next] = await programme.upcoming();
    const match = await programme.event(next?.id ?? "");
    const page = await journey.visit("/search/");
    const groupOf = (kind: string) => page.getByRole("group", { name: fr(`search-box.${kind}`) });
    const prices = page.getByRole("main").locator("fieldset button[data-movement]");
    await fieldOf(page).fill(match.home_team ?? "");
    await expect(groupOf("teams").getByRole("option").first()).toBeVisible();
    await expect(prices.first()).toBeEnabled();
    const { outcome } = outcomeOf(
      match,
      match.markets
        .find(({ type }) => type === "anytime_scorer")
        ?.outcomes.find(({ visible }) => visible)
        ?.id.slice(match.id.length + 1) ?? "",
    );
    await fieldOf(page).fill(outcome.player?.name ?? "");
    await expect(groupOf("players").getByRole("option").first()).toBeVisible();
    await expect(prices.first()).toBeEnabled();
  });

  it("[JOURNEY-867] keeps what was searched for all tabs and languages, and forgets it", async ({
    journey,
  }) => {
    const { programme, siteUrl, sandboxUrl } = journey;
    const [first, second] = await programme.upcoming();
    const [one, other] = [offerOf(first).event, offerOf(second).event];
    const page = await journey.visit("/search/", { as: verified });
    for (const { id, name } of [one, other]) {
      await fieldOf(page).fill(name);
      await page
        .getByRole("option", { name: new RegExp(`^${containing(name).source}`) })
        .first()
        .click();
      await waitForAddress(page, `**-${id}/`);
      await page.goBack();
      await waitForAddress(page, "**/search/");
    }
    await fieldOf(page).fill("");
    const queries = recentOf(page).getByRole("listitem");
    await expect(queries).toHaveText([exactly(other.name), exactly(one.name)].map(begins));

    const dutch = await page.context().newPage();
    const searched: string[] = [];
    dutch.on("request", (request) => {
      if (request.url().startsWith(`${sandboxUrl}/search`)) searched.push(request.url());
    });
    await dutch.goto(`${siteUrl}/nl/search/`);
    const inDutch = recentOf(dutch, nl).getByRole("listitem");
    await expect(inDutch).toHaveCount(2);
    expect(searched).toEqual([]);
    await recentOf(dutch, nl)
      .getByRole("button", { name: nl("search-box.forget.one", { query: other.name }) })
      .click();
    await expect(inDutch).toHaveText([begins(exactly(one.name))]);
    await expect(queries).toHaveText([begins(exactly(one.name))]);
    await recentOf(page)
      .getByRole("button", { name: exactly(one.name) })
      .click();
    await expect(fieldOf(page)).toHaveValue(one.name);
    await fieldOf(page).fill("");
    await recentOf(page)
      .getByRole("button", { name: fr("search-box.forget.button") })
      .click();
    await expect(recentOf(page)).toHaveCount(0);
    await expect(fieldOf(page)).toBeFocused();
    await expect(inDutch).toHaveCount(0);
  });

  it("[JOURNEY-867] leaves nothing of it after a logout", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const { id, name } = offerOf(match).event;
    const page = await journey.visit("/search/", { as: verified });
    await fieldOf(page).fill(name);
    await page.getByRole("option").first().click();
    await waitForAddress(page, `**-${id}/`);
    await page.goto("/search/");
    await expect(recentOf(page)).toBeVisible();
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(accountOn(page)).toHaveCount(0);
    await expect(recentOf(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recent-searches")))
      .toBeNull();
  });
});

/** The same text before the name of the button that forgets it. */
function begins({ source }: RegExp): RegExp {
  return new RegExp(source.replace(/\$$/, ""));
}
