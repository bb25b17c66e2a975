import { contentPageUrls, getSports } from "@grandstand/contract/content";
import type { Sport } from "@grandstand/contract/entities";
import { controlPath } from "@grandstand/rules/limits";
import { alternates, defaultLocale, type Locale, locales } from "@grandstand/rules/locale";
import * as v from "valibot";
import { siteMapFresh, siteMapPatience } from "../core/intervals.ts";
import { sportPath } from "../features/events/event-paths.ts";
import type { ServerConfiguration } from "./configuration.ts";

/** Pages that are there whatever is on offer, for search engines; a person's own pages are not. */
const staticPages = ["/", "/live/", "/sports/", ...contentPageUrls.map((url) => `/${url}/`)];
/** Those of offers and of the loyalty programme, where there are any (design 7.11). */
const promotionPages = [
  "/offers/",
  "/maxpayout/",
  "/maxpayout/your-maxpayout-levels/",
  "/maxpayout/maxpayout-faq-terms/",
] as const;

/** The one page whose word differs by language. */
const controlPage = locales.map((locale) => ({ locale, path: controlPath(locale) }));

/** One page, at its address in each language. */
type Page = readonly { readonly locale: Locale; readonly path: string }[];

/** What the site map needs from outside. */
export interface SiteMapDependencies {
  readonly configuration: ServerConfiguration;
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Writes robots.txt: everything may be read except what is a person's own, or no page. */
export function robotsText(siteOrigin: string): string {
  const own = alternates("/history/").map(({ path }) => `Disallow: ${path}`);
  return ["User-agent: *", ...own, "", `Sitemap: ${siteOrigin}/sitemap.xml`, ""].join("\n");
}

/**
 * Makes the function that writes the site map: the static pages and the sports in each language, each with its
 * hreflang. When the content service does not answer, the static pages alone.
 */
export function createSiteMap(dependencies: SiteMapDependencies): () => Promise<string> {
  const { configuration, clock } = dependencies;
  let last: { at: number; pages: readonly Page[] } | undefined;
  return async () => {
    const now = clock();
    if (last === undefined || now - last.at >= siteMapFresh) {
      const sports = await readSportPages(dependencies);
      if (sports) last = { at: now, pages: sports };
    }
    const fixed = [...staticPages, ...(configuration.site.promotions ? promotionPages : [])];
    const pages = [...fixed.map(alternates), controlPage, ...(last?.pages ?? [])];
    return siteMapXml(pages, configuration.siteOrigin);
  };
}

/** Writes the pages as a site map, every address of a page with all its languages. */
export function siteMapXml(pages: readonly Page[], siteOrigin: string): string {
  const address = (path: string) => escapeXml(siteOrigin + encodeURI(path));
  const entries = pages.flatMap((page) => {
    const usual = page.find(({ locale }) => locale === defaultLocale);
    const links = [...page, ...(usual ? [{ locale: "x-default", path: usual.path }] : [])].map(
      ({ locale, path }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path)}"/>`,
    );
    return page.map(({ path }) => `<url><loc>${address(path)}</loc>${links.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

async function readSportPages(dependencies: SiteMapDependencies): Promise<Page[] | undefined> {
  try {
    const read = await Promise.all(
      locales.map(async (locale) => ({ locale, sports: await readSports(locale, dependencies) })),
    );
    const [first] = read;
    return first?.sports.filter(hasPage).map(({ id }) =>
      read.flatMap(({ locale, sports }) => {
        const sport = sports.find((each) => each.id === id);
        return sport ? [{ locale, path: sportPath(sport, locale) }] : [];
      }),
    );
  } catch {
    return undefined;
  }
}

/** A virtual sport's page has a draw every few minutes: nothing that a search engine could keep. */
function hasPage(sport: Sport): boolean {
  return sport.category !== "virtual" && (sport.total > 0 || sport.is_parent);
}

async function readSports(
  locale: Locale,
  { configuration, fetch }: SiteMapDependencies,
): Promise<readonly Sport[]> {
  const { hosts, bookmaker, country } = configuration.site;
  const query = new URLSearchParams({ lang: locale, country, bookmaker });
  const answer = await fetch(`${hosts.content}${getSports.path}?${query}`, {
    headers: { "accept-language": locale, bookmaker, device: "desktop", platform: "website" },
    signal: AbortSignal.timeout(siteMapPatience),
  });
  return v.parse(getSports.answer, await answer.json()).sports;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
