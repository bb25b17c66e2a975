import * as calls from "@grandstand/contract/content";
import type { Competition } from "@grandstand/contract/entities";
import type { WorldHost } from "../operator/world-host.ts";
import { type Route, visitorRoute } from "./route.ts";

/** How much of the programme the home page and the menu show. */
const homeLiveEvents = 12;
const homeCompetitions = 8;
const homeEventsEach = 6;
const topLeagues = 8;

/** The competitions of the home page: what has not begun, the fullest competitions first. */
function homeProgramme(competitions: readonly Competition[]): Competition[] {
  return competitions
    .map((competition) => ({
      ...competition,
      events: competition.events.filter((event) => !event.is_live).slice(0, homeEventsEach),
    }))
    .filter((competition) => competition.events.length > 0)
    .slice(0, homeCompetitions);
}

/** Menus, the home page, and what is configured (B7). */
export function contentRoutes(world: WorldHost): Route[] {
  return [
    visitorRoute(calls.getSports, ({ query }) => ({
      sports: world.sports(query.lang).map((sport) => ({
        id: sport.id,
        slug: sport.slug,
        translated_slug: sport.translatedSlug,
        name: sport.name,
        category: "sport" as const,
        event_count: sport.eventCount,
        outright_count: sport.outrightCount,
        total: sport.eventCount + sport.outrightCount,
        is_parent: false,
        is_virtual: false,
      })),
    })),
    visitorRoute(calls.getHome, ({ query }) => ({
      server_time: world.now(),
      live: world
        .competitions(query.lang, { live: true })
        .flatMap((competition) => competition.events)
        .slice(0, homeLiveEvents),
      competitions: homeProgramme(world.competitions(query.lang, {})),
    })),
    visitorRoute(calls.getTopLeagues, ({ language }) => {
      const slugs = new Map(
        world.sports(language).map((sport) => [sport.slug, sport.translatedSlug]),
      );
      return world
        .competitions(language, {})
        .slice(0, topLeagues)
        .map((competition) => ({
          id: competition.id,
          label: competition.name,
          url: `/${slugs.get(competition.sport.slug) ?? competition.sport.slug}/?competition=${competition.slug}`,
          icon: competition.sport.slug,
        }));
    }),
    // Promotions are a later service: no steps means no boost (B3 Settings).
    visitorRoute(calls.getConfiguration, () => ({
      combo_boost: { percent_steps: [], winnings_calc_mode: "net" as const },
    })),
  ];
}
