import { type Locale, locales, splitLocale } from "@grandstand/rules/locale";
import { describe } from "vitest";
import { type CrawledPage, createCrawl, faultyLinks, ownAddress } from "../support/crawl.ts";
import { expect } from "../support/expect.ts";
import { it as base, servicesOfWorker } from "../support/journey.ts";

const roots: Readonly<Record<Locale, string>> = { fr: "/", nl: "/nl/", en: "/en/" };

/** All pages that the home pages and the site map lead to, by one crawl for the whole file. */
const it = base.extend("crawl", { scope: "file" }, async () => {
  const { siteUrl } = servicesOfWorker();
  const crawl = createCrawl(siteUrl);
  await crawl.follow(Object.values(roots), "nothing");
  const siteMap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const entries = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
  await crawl.follow(
    entries.flatMap((url) => ownAddress(url, siteUrl) ?? []),
    "/sitemap.xml",
  );
  return crawl;
});

/** Faults in the head of a document; `pageAt` finds the pages that it names. */
function headFaults(
  { address, head }: CrawledPage,
  pageAt: (address: string) => CrawledPage | undefined,
): readonly string[] {
  if (head === null) return [];
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${address} ${fault}`);
  };
  const { language, title, canonicals, alternates } = head;
  const [canonical = ""] = canonicals;
  const alternateOf = new Map(alternates);
  check(title.trim() !== "", "has no title");
  check(language === splitLocale(address).locale, `is in ${language}`);
  check(canonicals.length === 1, `has ${canonicals.length} canonical addresses`);
  check(pageAt(canonical)?.head?.canonicals[0] === canonical, `has canonical ${canonical}`);
  check(
    alternates.map(([name]) => name).join() === [...locales, "x-default"].join(),
    `is told in ${alternates.map(([name]) => name)}`,
  );
  check(alternateOf.get(language) === canonical, `is not among its own languages`);
  check(
    alternateOf.get("x-default") === alternateOf.get("fr"),
    "is not in French where no language fits",
  );
  for (const [name, other] of alternates) {
    const otherHead = pageAt(other)?.head;
    check(otherHead?.language === (name === "x-default" ? "fr" : name), `is ${other} in ${name}`);
    const leadsBack = JSON.stringify(otherHead?.alternates) === JSON.stringify(alternates);
    check(leadsBack, `is not led back to by ${other}`);
  }
  return faults;
}

/** A thousand pages and more are drawn; on a slow machine beside other work that takes minutes. */
const slow = { timeout: 600_000 };

describe("every link of every page", () => {
  it("[JOURNEY-461] leads straight to its page, in each language", slow, ({ crawl }) => {
    expect(crawl.pages.size).toBeGreaterThan(800);
    expect(faultyLinks(crawl)).toEqual([]);
  });

  it("[JOURNEY-462] leads to a page with a title, a canonical address and its languages, which lead back", async ({
    crawl,
  }) => {
    const named = [...crawl.pages.values()].flatMap(({ head }) =>
      head === null ? [] : [...head.canonicals, ...head.alternates.map(([, address]) => address)],
    );
    await crawl.refresh(new Set(named.filter((address) => !crawl.pages.get(address)?.head)));
    // The server waits at most 800 ms for a page's words for search engines (SERVER-77): on a busy
    // machine a page without them is rendered again.
    await expect(async () => {
      const faults = [...crawl.pages.values()].map(
        (page) => [page.address, headFaults(page, (address) => crawl.pages.get(address))] as const,
      );
      const faulty = faults.filter(([, lines]) => lines.length > 0);
      await crawl.refresh(faulty.map(([address]) => address));
      expect(faulty.flatMap(([, lines]) => lines)).toEqual([]);
    }).toPass({ timeout: 20_000 });
  });
});
