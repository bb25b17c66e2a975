import type { Language } from "@grandstand/contract/entities";
import type { Page } from "playwright";
import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const languages: readonly Language[] = ["fr", "nl", "en"];
const words = { fr: wordsIn("fr"), nl: wordsIn("nl"), en: wordsIn("en") };

/** Pages whose slug differs in each language, with a query that the page reads. */
const translated = {
  football: { fr: "/football/", nl: "/nl/voetbal/", en: "/en/football/", query: "?view=days" },
  racing: {
    fr: "/courses-hippiques/",
    nl: "/nl/paardenrennen/",
    en: "/en/horse-racing/",
    query: "?day=tomorrow",
  },
  virtual: {
    fr: "/sports-virtuels/",
    nl: "/nl/virtuele-sporten/",
    en: "/en/virtual-sports/",
    query: "",
  },
} as const;

const components = {
  header: async (page: Page) => {
    const header = page.getByRole("banner");
    await header.locator("summary").click();
    return header;
  },
  footer: async (page: Page) => page.getByRole("contentinfo"),
  settings: async (page: Page, language: Language) => {
    const t = words[language];
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: t("footer.settings.button") })
      .click();
    return page.getByRole("dialog", { name: t("settings.title") });
  },
} as const;

/** Each language leads to the next, so that three steps return to the first. */
const next = { fr: "nl", nl: "en", en: "fr" } as const;

describe("the same page in another language", () => {
  it.for([
    // The links are one list for all three: each page has its turn with each width, not with each control.
    ["header", "a wide page", {}, ["football", "racing", "virtual"]],
    ["footer", "a wide page", {}, ["racing"]],
    ["settings", "a wide page", {}, ["virtual"]],
    ["footer", "a phone", phone, ["football", "virtual"]],
    ["settings", "a phone", phone, ["racing"]],
  ] as const)("[JOURNEY-400] by the %s of %s", async ([name, , options, pages], { journey }) => {
    const page = await journey.visit("/", options);
    for (const { query, ...paths } of pages.map((each) => translated[each])) {
      await page.goto(paths.fr + query);
      for (const from of languages) {
        const component = await components[name](page, from);
        const linkTo = (to: Language) => component.locator(`a[hreflang="${to}"]`);
        for (const to of languages) {
          await expect(linkTo(to)).toHaveAttribute("href", paths[to] + query);
        }
        await linkTo(next[from]).click();
        await waitForAddress(page, journey.siteUrl + paths[next[from]] + query);
        await expect(page.locator("html")).toHaveAttribute("lang", next[from]);
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
      }
    }
  });
});

describe("an event's address", () => {
  it("[JOURNEY-401] is one in each language, whatever leads there", async ({ journey }) => {
    const fetchHead = async (path: string) => {
      const answer = await fetch(journey.siteUrl + path, { redirect: "manual" });
      const location = answer.headers.get("location");
      const html = await answer.text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const pathOfUrl = (url: string) =>
        new URL(url, journey.siteUrl).href.slice(journey.siteUrl.length);
      return {
        status: answer.status,
        location: location && pathOfUrl(location),
        canonical: canonical && pathOfUrl(canonical),
      };
    };
    const racing = { fr: "/courses-hippiques", nl: "/nl/paardenrennen", en: "/en/horse-racing" };
    const football = { fr: "/football", nl: "/nl/voetbal", en: "/en/football" };
    for (const language of languages) {
      const [race] = await journey.programme.of("horse-racing", language);
      const [match] = await journey.programme.upcoming(language, 1);
      const [esport] = await journey.programme.of("counter-strike", language);
      if (!race || !match || !esport) throw new Error("The programme is empty.");
      const prefix = language === "fr" ? "" : `/${language}`;
      const right = {
        race: `${racing[language]}/${race.competition_slug}/`,
        match: `${football[language]}/${match.competition_slug}/`,
        esport: `${prefix}/e-sports/match/${esport.id}/`,
      };
      const wrong: readonly [string, string][] = [
        [`${football[language]}/${race.competition_slug}/x-${race.id}/`, right.race],
        [`${racing[language]}/elsewhere/x-${race.id}/`, right.race],
        [`${prefix}/tennis/${match.competition_slug}/x-${match.id}/`, right.match],
        [`${football[language]}/elsewhere/x-${match.id}/`, right.match],
        [`${prefix}/e-sports/match/${match.id}/`, right.match],
        [`${football[language]}/elsewhere/x-${esport.id}/`, right.esport],
      ];
      for (const [path, folder] of wrong) {
        const { status, location } = await fetchHead(`${path}?from=mail&click_id=7`);
        expect([path, status], path).toEqual([path, 301]);
        expect(location?.startsWith(folder), `${path} led to ${location}`).toBe(true);
        expect(location?.endsWith("/?from=mail&click_id=7"), `${location}`).toBe(true);
        const own = location?.replace(/\?.*/, "") ?? "";
        expect(await fetchHead(own)).toEqual({ status: 200, location: null, canonical: own });
      }
    }
  });
});

describe("what an address requests on arrival", () => {
  it("[JOURNEY-402] is in no HTML of the server and in no link after it", async ({ journey }) => {
    journey.problems.expect(/status of 40[13]/);
    const query =
      "?userToken=eyJ.secret&slip=1.secret&openLogin&click_id=secret&idaffiliation=secret&bonuscode=secret&auth=secret&hideItsme=true&error=secret&view=days";
    for (const path of ["/", "/nl/live/", "/en/support/faq/", "/football/"]) {
      const html = await (await fetch(journey.siteUrl + path + query)).text();
      expect(html).not.toMatch(/secret|userToken|openLogin|hideItsme/);
    }
    const page = await journey.visit(`/football/${query}&x=1`);
    const login = page.getByRole("dialog", { name: words.fr("login.title") });
    await expect(login).toBeVisible();
    const links = page.locator("a[hreflang]");
    await expect(links.first()).toHaveAttribute("href", "/football/?view=days");
    expect(await page.content()).not.toMatch(/secret|userToken/);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    // The login covers the page: the script presses the link under it.
    const dutch = page.locator('header a[hreflang="nl"]');
    await dutch.evaluate((link: HTMLElement) => link.click());
    await waitForAddress(page, /\/nl\/[a-z]+\/\?view=days$/);
    expect(requested.filter((url) => /secret|userToken/.test(url))).toEqual([]);
  });
});

describe("a page's name and what is beside it", () => {
  it("[JOURNEY-404] [ACCOUNT-291] says which of many pages it is", async ({ journey }) => {
    const page = await journey.visit("/football/?competition=jupiler-pro-league");
    await expect(page).toHaveTitle("Jupiler Pro League – Football | Grandstand");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jupiler Pro League");
    await page.goto("/nl/history/GS-7F3K-20Q9/");
    await expect(page).toHaveTitle("Bewijs GS-7F3K-20Q9 | Grandstand");
    await page.goto("/en/support/betting-guide/");
    const structuredData = await page.locator("script[type='application/ld+json']").textContent();
    const [way] = JSON.parse(structuredData ?? "")["@graph"];
    expect(way.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual(
      ["/en/", "/en/support/", "/en/support/betting-guide/"],
    );
  });

  it("[JOURNEY-405] the accessibility statement is reached from any page", async ({ journey }) => {
    const names = { fr: "Accessibilité", nl: "Toegankelijkheid", en: "Accessibility" };
    const page = await journey.visit("/");
    for (const language of languages) {
      await page.goto(language === "fr" ? "/" : `/${language}/`);
      const name = names[language];
      const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await waitForAddress(page, /\/support\/accessibility\/$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByRole("main").locator("a[href^='mailto:']")).toBeVisible();
    }
  });

  // Last, because pages of the next ten seconds also request the service that hangs.
  it("[JOURNEY-403] a service that hangs beside a page holds it back for a moment only", async ({
    journey,
  }) => {
    const { control } = journey;
    for (const call of ["getSports", "getTopLeagues", "getSeo"]) {
      await control.breakCall("delay", call, { milliseconds: 20_000, times: 200 });
    }
    const [match] = await journey.programme.upcoming();
    for (const path of ["/", "/live/", "/support/faq/", match ? pathOf(match) : ""]) {
      const begin = performance.now();
      const answer = await fetch(journey.siteUrl + path);
      await answer.text();
      expect(answer.status, path).toBe(200);
      expect(performance.now() - begin, path).toBeLessThan(8_000);
    }
    const page = await journey.visit("/");
    await control.mendCalls();
    const menu = page.getByRole("navigation", { name: words.fr("sport-menu.name"), exact: true });
    for (const name of [/^Football/, /^Jupiler Pro League/]) {
      await expect(menu.getByRole("link", { name }).first()).toBeVisible({ timeout: 60_000 });
    }
  });
});
