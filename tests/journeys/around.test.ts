import { describe } from "vitest";
import { accountOn, loginButtonOf, loginOf, slipOf, verified } from "../support/bettor.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** Spellings that people type for a club, and the book's name: some of the clubs play in these days. */
const otherNames = {
  anvers: "Royal Antwerp",
  bruges: "Club Brugge",
  gand: "KAA Gent",
  psg: "Paris Saint-Germain",
  barça: "FC Barcelona",
};
const misspelt = {
  anderlcht: "Anderlecht",
  antwrep: "Antwerp",
  brgge: "Brugge",
  tottenahm: "Tottenham",
  dortmnud: "Dortmund",
  liverpol: "Liverpool",
  barcelnoa: "Barcelona",
};

/** The first spelling whose club plays in one of the matches. */
function playing(
  spellings: Readonly<Record<string, string>>,
  matches: readonly { readonly name: string }[],
): [typed: string, club: string] {
  const found = Object.entries(spellings).find(([, club]) =>
    matches.some(({ name }) => name.includes(club)),
  );
  if (found) return found;
  throw new Error("None of these clubs plays in these days.");
}

describe("around every page", () => {
  it("[JOURNEY-443] a tab that is pressed offline waits, and the page stays", async ({
    journey,
  }) => {
    journey.problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
    const page = await journey.visit("/live/", phone);
    const bar = page.getByRole("navigation", { name: fr("bottom-bar.label") });
    const title = page.getByRole("heading", { level: 1 });
    await expect(page.getByRole("banner")).toBeVisible();
    await untilSiteNavigates(page);
    const words = (await title.textContent()) ?? "";
    await page.context().setOffline(true);
    await expect(page.getByText(/Vous êtes hors ligne/)).toBeVisible();
    const tab = bar.getByRole("link", { name: /^Sports/ });
    await tab.tap();
    await expect(tab).toHaveAttribute("data-state", "offline");
    await expect(tab).toContainText("s’ouvrira au retour de la connexion");
    await expect(page.getByText(/La page demandée s’ouvrira/)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(title).toHaveText(words);
    expect(new URL(page.url()).pathname).toBe("/live/");
    await page.context().setOffline(false);
    await waitForAddress(page, "**/sports/");
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(title).not.toHaveText(words);
  });

  it("[JOURNEY-444] a tab that is pressed has the mark before its page comes", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/", phone);
    const bar = page.getByRole("navigation", { name: fr("bottom-bar.label") });
    await untilSiteNavigates(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/*.data*", async (route) => {
      await held;
      await route.continue();
    });
    const tab = bar.getByRole("link", { name: /^Sports/ });
    await tab.tap();
    await expect(tab).toHaveAttribute("data-state", "pending");
    await expect(bar.getByRole("link", { name: fr("bottom-bar.live") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    answer();
    await waitForAddress(page, "**/sports/");
    await expect(tab).toHaveAttribute("data-state", "current");
  });

  it("[JOURNEY-445] the bookmaker's word opens a narrow page's slip alone", async ({ journey }) => {
    const narrow = await journey.visit("/live/", phone);
    const busy = await journey.visit("/live/", phone);
    const wide = await journey.visit("/live/");
    await loginButtonOf(busy).tap();
    await expect(busy.getByRole("dialog")).toHaveCount(1);
    await expect(async () => {
      await journey.control.sendToChannel("show_betslip");
      await expect(narrow.getByRole("dialog", { name: fr("bet-slip.title") })).toBeVisible();
    }).toPass();
    await expect(busy.getByRole("dialog")).toHaveCount(1);
    await expect(busy.getByRole("dialog", { name: fr("bet-slip.title") })).toHaveCount(0);
    await expect(wide.getByRole("dialog")).toHaveCount(0);
    await expect(slipOf(wide)).toHaveCount(1);
  });

  it("[JOURNEY-446] a search leads on, however it is spelt", async ({ journey }) => {
    const page = await journey.visit("/search/");
    const field = page.getByRole("combobox");
    const matches = await journey.programme.of("football");
    const [typed, meant] = playing(misspelt, matches);
    await field.fill(typed);
    await page.getByRole("button", { name: fr("search-box.meant.button", { meant }) }).click();
    await expect(field).toHaveValue(meant);
    await expect(page.getByRole("option", { name: containing(meant) }).first()).toBeVisible();
    const [other, name] = playing(otherNames, matches);
    await field.fill(other);
    await expect(page.getByRole("option", { name: containing(name) }).first()).toBeVisible();
    await field.fill("xqzw");
    await expect(page.getByRole("link", { name: fr("search-box.none.live") })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: /Jupiler Pro League/ }),
    ).toBeVisible();
  });

  it("[JOURNEY-455] [OVERLAY-HISTORY-9] a logout on a page of one's own leads home, and Back opens the login", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/", { as: verified });
    await page.goto("/history/");
    await expect(page.getByText(fr("history.empty.open"))).toBeVisible();
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(page).toHaveURL(new RegExp(`^${journey.siteUrl}/$`));
    await expect(loginButtonOf(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(loginOf(page)).toBeVisible();
  });
});
