import type { Event } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import type { PageHead } from "../core/seo.ts";

/** One step of the way to a page; the path is from the root on, with its language. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

type Json = string | number | { readonly [name: string]: Json } | readonly Json[];
export type Thing = { readonly [name: string]: Json };

/** Sports in which one person plays against another. */
const singlePlayerSports: ReadonlySet<string> = new Set(["tennis"]);

/**
 * A page's structured data (schema.org) as the text of one script element. What a name holds can
 * neither end that element nor begin another: no `<` is left in the text.
 */
export function structuredText(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** The way from home to a page, for searchers. */
export function breadcrumbThing(siteOrigin: string, steps: readonly Step[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, siteOrigin).href,
    })),
  };
}

/**
 * An event that is played, for searchers: what, when, who. Never a price, and no place, since none is
 * known. A bet on a whole competition is no event, and what a machine draws is no sport: neither has
 * structured data.
 */
export function eventThing(event: Event, head: PageHead, sportName: string): Thing | null {
  if (event.type === "outright" || event.sport_category === "virtual") return null;
  const kind = singlePlayerSports.has(event.sport_slug) ? "Person" : "SportsTeam";
  const [home, away] = event.competitors.map(({ name }) => ({ "@type": kind, name }));
  return {
    "@type": "SportsEvent",
    name: event.name,
    description: head.description,
    url: new URL(localePath(head.path, head.language), head.siteOrigin).href,
    inLanguage: head.language,
    startDate: event.starts_at,
    // The vocabulary has no word for an event that is on or over: both took place as scheduled.
    eventStatus: `https://schema.org/${event.status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    sport: sportName,
    superEvent: { "@type": "EventSeries", name: event.competition_name },
    ...(home && away && { competitor: [home, away], homeTeam: home, awayTeam: away }),
  };
}
