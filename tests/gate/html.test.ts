import { homeBudget, matchBudget } from "@grandstand/tools/src/run/document-budget.ts";
import { describe } from "vitest";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";

/** Bytes of JavaScript, as sent (docs/decisions/29). */
const budgets = { home: 165_000, match: 165_000 };

/** The scripts that a page's document loads, each with its bytes as sent. */
async function scriptsOf(siteUrl: string, path: string): Promise<Map<string, number>> {
  const html = await (await fetch(siteUrl + path)).text();
  const tags = html.match(/<link\b[^>]*\brel="modulepreload"[^>]*>|<script\b[^>]*\bsrc=[^>]*>/g);
  const names = new Set(tags?.flatMap((tag) => tag.match(/\/assets\/[\w.-]+\.js/) ?? []));
  const sizes = [...names].map(async (name): Promise<[string, number]> => {
    const answer = await fetch(siteUrl + name, { headers: { "accept-encoding": "br" } });
    const { byteLength } = await answer.arrayBuffer();
    // The smallest files are not compressed beforehand, and are sent without their length.
    return [name, Number(answer.headers.get("content-length") ?? byteLength)];
  });
  return new Map(await Promise.all(sizes));
}

describe("what the server says, before any script runs", () => {
  it("[JOURNEY-72] a page's scripts stay within its budget", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const paths = { home: "/", match: pathOf(offerOf(match).event) };
    for (const page of ["home", "match"] as const) {
      const scripts = await scriptsOf(journey.siteUrl, paths[page]);
      const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
      const list = JSON.stringify([page, ...scripts]);
      // React and its router alone exceed this: less would be a page without its scripts.
      expect(total, list).toBeGreaterThan(90_000);
      expect(total, list).toBeLessThanOrEqual(budgets[page]);
    }
  });

  it("[JOURNEY-74] a page's document stays within its budget", async ({ journey }) => {
    // How much is on home depends on what was played since the programme began.
    await journey.control.restart();
    const [match] = await journey.programme.upcoming();
    const pages = [
      { path: "/", budgetOf: homeBudget },
      { path: pathOf(offerOf(match).event), budgetOf: () => matchBudget },
    ];
    for (const { path, budgetOf } of pages) {
      const read = async () => (await fetch(journey.siteUrl + path)).text();
      expect(await read(), path).toContain('data-movement="none"');
      const excess = async () => {
        const html = await read();
        return Buffer.byteLength(html) - budgetOf(html);
      };
      // For a second the server still sends the page from before the restart.
      await expect.poll(excess, { message: path }).toBeLessThanOrEqual(0);
    }
  });

  it("[JOURNEY-62] an affiliate's visitor keeps the campaign and loses its parameters", async ({
    journey,
  }) => {
    const page = await journey.visit("/?idaffiliation=77&click_id=abc&bonuscode=SPRING&tab=1");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("affiliation")))
      .toContain("77");
    const kept = await page.evaluate(() => localStorage.getItem("affiliation"));
    expect(kept).toContain("abc");
    expect(kept).toContain("SPRING");
    expect(new URL(page.url()).search).toBe("?tab=1");
  });

  it("[JOURNEY-312] a match gives search engines its event, in its language, and the next page breaks nothing", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming("nl");
    const { event } = offerOf(match);
    const page = await journey.visit(pathOf(event, "nl"));
    const structuredData = page.locator("script[type='application/ld+json']");
    const [sportsEvent, way] = JSON.parse((await structuredData.textContent()) ?? "")["@graph"];
    expect(sportsEvent).toMatchObject({
      "@type": "SportsEvent",
      name: event.name,
      startDate: event.starts_at,
      inLanguage: "nl",
      url: await page.locator("link[rel=canonical]").getAttribute("href"),
    });
    expect(JSON.stringify(sportsEvent)).not.toMatch(/odds|price|offers/i);
    expect(way.itemListElement.at(-1).item).toBe(sportsEvent.url);
    const competition = way.itemListElement.at(-2);
    await page.getByRole("main").getByRole("link", { name: competition.name }).click();
    await waitForAddress(page, competition.item);
    await expect(structuredData).toHaveCount(0);
  });
});
