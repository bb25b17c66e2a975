import type { Competition, Event, Language, LiveTreeEntry } from "@grandstand/contract/entities";
import { getLeagues, getSportIndex } from "@grandstand/contract/sport-index";
import * as calls from "@grandstand/contract/sportsbook";
import { simpleEvent } from "../../domain/world/simple-event.ts";
import { CallFailure } from "../../kernel/call-failure.ts";
import type { WorldHost } from "../operator/world-host.ts";
import { type Route, visitorRoute } from "./route.ts";
import { leaguesOf, sportIndex } from "./sport-index.ts";

/** The events in play by sport and competition, as the live menu shows them (B2). */
function liveTree(world: WorldHost, competitions: Competition[], language: Language) {
  return world
    .sports(language)
    .map((sport): LiveTreeEntry => {
      const own = competitions.filter((competition) => competition.sport.slug === sport.slug);
      return {
        slug: sport.slug,
        name: sport.name,
        category: sport.category,
        count: own.reduce((sum, competition) => sum + competition.events.length, 0),
        competitions: own.map(({ id, slug, name, region_name, country, events }) => ({
          id,
          slug,
          name,
          region_name,
          ...(country !== undefined && { country }),
          event_ids: events.map((event) => event.id),
        })),
      };
    })
    .filter((entry) => entry.count > 0);
}

/** One event in its competition, with all its markets; an ended one can still be read. */
function oneEvent(world: WorldHost, eventId: string, language: Language): Competition[] {
  const open = world.competitions(language, { eventId, allMarkets: true });
  const event = world.event(eventId, language);
  if (open.length > 0 || !event) return open;
  const sport = world.sports(language).find(({ slug }) => slug === event.sport_slug);
  return [
    {
      id: event.competition_id,
      slug: event.competition_slug,
      name: event.competition_name,
      region_name: event.region_name,
      sport: {
        slug: event.sport_slug,
        name: sport?.name ?? event.sport_slug,
        category: event.sport_category,
      },
      events: [event],
    },
  ];
}

function withoutMarkets(event: Event) {
  const { markets: _markets, market_groups: _groups, ...rest } = event;
  return rest;
}

/** The live state of `outcome:event` pairs, without the pairs that don't belong together. */
function liveSelections(world: WorldHost, ids: string) {
  return ids
    .split(",")
    .slice(0, 40)
    .flatMap((pair) => {
      const [outcomeId = "", eventId] = pair.split(":");
      const outcome = world.outcome(outcomeId);
      if (outcome?.eventId !== eventId || !outcome) return [];
      return [
        {
          id: outcome.outcomeId,
          event_id: outcome.eventId,
          market_id: outcome.marketId,
          odds: outcome.odds,
          is_suspended: outcome.isSuspended || outcome.isEnded,
          is_ended: outcome.isEnded,
          combo_boost_available: outcome.isBoosted,
        },
      ];
    });
}

function fullSelections(
  world: WorldHost,
  ids: readonly { outcome_id: string; event_id: string }[],
  language: Language,
) {
  return ids.flatMap(({ outcome_id, event_id }) => {
    const priced = world.outcome(outcome_id);
    const event = world.event(event_id, language);
    const market = world.offer(outcome_id, language)?.market;
    if (!event || !market || priced?.eventId !== event_id) return [];
    return [{ id: outcome_id, event: withoutMarkets(event), market }];
  });
}

/** Events, markets and prices (B7). */
export function sportsbookRoutes(world: WorldHost): Route[] {
  const marketsOf = (eventId: string, language: Language) => {
    const markets = world.markets(eventId, language);
    if (!markets) throw new CallFailure({ status: 404, message: "not-found" });
    return markets;
  };
  return [
    visitorRoute(calls.getEvents, ({ query }) => ({
      server_time: world.now(),
      competitions:
        query.event_id === undefined
          ? world.competitions(query.lang, {
              ...(query.sport === undefined ? {} : { sport: query.sport }),
              ...(query.competition === undefined ? {} : { competition: query.competition }),
              ...(query.type === undefined ? {} : { type: query.type }),
            })
          : oneEvent(world, query.event_id, query.lang),
    })),
    visitorRoute(calls.getLiveEvents, ({ query }) => {
      const competitions = world.competitions(query.lang, { live: true });
      return {
        server_time: world.now(),
        tree: liveTree(world, competitions, query.lang),
        events: competitions.flatMap((competition) => competition.events),
      };
    }),
    visitorRoute(calls.getSimpleEvents, ({ query }) => ({
      events: world
        .listed(query.lang)
        .filter(({ sport }) => query.sport === undefined || sport.slug === query.sport)
        .map(simpleEvent),
    })),
    visitorRoute(getSportIndex, ({ query }) => ({ sports: sportIndex(world.listed(query.lang)) })),
    visitorRoute(getLeagues, ({ query }) => ({
      leagues: leaguesOf(world.listed(query.lang), query),
    })),
    visitorRoute(calls.getMarkets, ({ query }) => ({
      server_time: world.now(),
      epoch: world.epoch,
      sequence: world.snapshot(query.event_id)?.sequence ?? 0,
      markets: marketsOf(query.event_id, query.lang),
    })),
    visitorRoute(calls.postSelections, ({ query, body }) => ({
      server_time: world.now(),
      selections: fullSelections(world, body.ids, query.lang),
    })),
    visitorRoute(calls.getPrematchMarkets, ({ query }) => ({
      server_time: world.now(),
      markets: marketsOf(query.event_id, query.lang),
    })),
    visitorRoute(calls.getLiveSelections, ({ query }) => ({
      server_time: world.now(),
      selections: liveSelections(world, query.ids),
    })),
  ];
}
