import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { createSiteMap, robotsText } from "./site-map.ts";

const configuration = readConfiguration({ SITE_ORIGIN: "https://www.bets.example" });

const names: Record<string, string> = { fr: "hippisme", nl: "paardenrennen", en: "horse-racing" };

function sport(overrides = {}) {
  return {
    id: "s1",
    slug: "horse-racing",
    translated_slug: "horse-racing",
    name: "Racing",
    category: "sport",
    event_count: 3,
    outright_count: 0,
    total: 3,
    is_parent: false,
    is_virtual: false,
    ...overrides,
  };
}

const sportsService: typeof fetch = async (input) => {
  const language = new URL(String(input)).searchParams.get("lang") ?? "";
  return Response.json({
    sports: [
      sport({ translated_slug: names[language] }),
      sport({ id: "s2", translated_slug: "empty", event_count: 0, total: 0 }),
      sport({ id: "s4", translated_slug: "valorant", category: "esport" }),
      sport({ id: "s3", translated_slug: "dogs", category: "virtual" }),
    ],
  });
};

const silence: typeof fetch = async () => {
  throw new TypeError("fetch failed");
};

describe("for search engines", () => {
  it("[SERVER-56] a person's own pages are out, and the site map is named", () => {
    const text = robotsText("https://www.bets.example");
    expect(text).toContain("Disallow: /history/\n");
    expect(text).toContain("Disallow: /nl/history/\n");
    expect(text).toContain("Sitemap: https://www.bets.example/sitemap.xml");
  });

  it("[SERVER-57] each page is listed in each language, with all its languages", async () => {
    const write = createSiteMap({ configuration, fetch: sportsService, clock: () => 0 });
    const xml = await write();
    for (const path of [
      "/",
      "/nl/",
      "/en/live/",
      "/hippisme/",
      "/nl/paardenrennen/",
      "/en/offers/",
      "/e-sports/valorant/",
    ]) {
      expect(xml).toContain(`<loc>https://www.bets.example${path}</loc>`);
    }
    const entry = /<url><loc>[^<]*\/hippisme\/<\/loc>.*<\/url>/.exec(xml)?.[0] ?? "";
    expect(entry).toContain('hreflang="nl" href="https://www.bets.example/nl/paardenrennen/"');
    expect(entry).toContain('hreflang="x-default" href="https://www.bets.example/hippisme/"');
    expect(xml).not.toMatch(/empty|dogs/);
  });

  it("[SERVER-57] without the content service, the static pages alone, until it is back", async () => {
    let request = silence;
    const write = createSiteMap({
      configuration,
      fetch: (input, init) => request(input, init),
      clock: () => 0,
    });
    const xml = await write();
    expect(xml).toContain("/nl/live/");
    expect(xml).not.toContain("hippisme");
    request = sportsService;
    expect(await write()).toContain("hippisme");
  });

  it("[SERVER-57] offers are no page where promotions are off", async () => {
    const off = readConfiguration({ SITE_ORIGIN: "https://www.bets.example", PROMOTIONS: "off" });
    const write = createSiteMap({ configuration: off, fetch: sportsService, clock: () => 0 });
    expect(await write()).not.toContain("/offers/");
  });
});
