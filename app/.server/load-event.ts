import type { Event, Language, Sport } from "@grandstand/contract/entities";
import { getMatchCentre } from "@grandstand/contract/match-centre";
import { getEvents, getSimpleEvents } from "@grandstand/contract/sportsbook";
import { localePath, locales, splitLocale } from "@grandstand/rules/locale";
import type { NextMatchView } from "@grandstand/ui/event-header";
import type { EventView } from "@grandstand/ui/event-view";
import { redirect } from "react-router-dom";
import type { PageHead } from "../core/seo.ts";
import type { SportSlugs } from "../core/site/sport-slugs.ts";
import { type BuilderFacts, toBuilderFacts } from "../features/bet-builder/view.ts";
import { matchPath, sportPath } from "../features/events/event-paths.ts";
import { eventName, toEventView } from "../features/events/event-view.ts";
import type { CentreData } from "../features/match-centre/centre-data.ts";
import { toForm } from "../features/match-centre/view.ts";
import { homeStep, pageHead } from "./page-head.ts";
import { type LoaderTools, notFound, required } from "./server-api.ts";
import { soon } from "./soon.ts";
import { slugsOf } from "./sport-slugs.ts";
import {
  breadcrumbThing,
  eventThing,
  type Step,
  structuredText,
} from "./structured-data-script.ts";
import { translatedPaths } from "./translated-paths.ts";

/** One event with all its markets, as the pages of every kind of event show it. */
export interface LoadedEvent {
  readonly head: PageHead;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly event: EventView;
  /** What the bet builder needs of its outcomes; null where it takes no builder. */
  readonly builder: BuilderFacts | null;
  /** Once it is over, the next match of each of its sides; soonest first. */
  readonly next: readonly NextMatchView[];
  /** What happens in it, and what is known of its sides; null where nothing is. */
  readonly centre: CentreData | null;
  /** Its competition on the page of its sport; a path with its language. */
  readonly competitionHref: string;
  /** Its structured data for searchers, as text for one script element. */
  readonly structured: string;
}

/** Fetches one event; without it the page is a 404, and under another's address it is redirected to its own. */
export async function loadEvent(
  tools: LoaderTools,
  sports: readonly Sport[],
  eventId: string,
): Promise<LoadedEvent> {
  const { api, configuration, language } = tools;
  const answer = await api(getEvents, {
    query: { bookmaker: configuration.bookmaker, lang: language, event_id: eventId },
  });
  const { competitions, server_time: serverTime } = required(answer);
  const [competition] = competitions;
  const event = competition?.events[0];
  if (!event) throw notFound();
  const first = withFirstMarkets(event);
  const slugs = slugsOf(sports);
  keepToAddress(tools, event, slugs);
  const route = slugs.get(event.sport_slug);
  const competitionHref = route
    ? `${sportPath(route, language)}?competition=${event.competition_slug}`
    : "/";
  const [head, centre] = await Promise.all([
    eventHead(tools, event, slugs),
    event.type === "match" ? loadCentre(tools, eventId) : null,
  ]);
  const way = route ? [{ name: event.competition_name, path: competitionHref }] : [];
  return {
    head,
    serverTime,
    event: toEventView(first, language, slugs),
    builder: toBuilderFacts(first),
    next: event.status === "ended" ? await nextMatches(tools, event, slugs) : [],
    centre,
    competitionHref,
    structured: await structuredEvent(tools, { event, head, sports, way }),
  };
}

/** Without the markets of players: a match has dozens of players, and the page fetches them once they are wanted. */
function withFirstMarkets(event: Event): Event {
  const isOnPlayers = ({ outcomes }: Event["markets"][number]) =>
    outcomes.some(({ player }) => player !== undefined);
  return { ...event, markets: event.markets.filter((market) => !isOnPlayers(market)) };
}

/**
 * What a match's page comes with of its centre: its play, or before it begins the form of its sides. The page does
 * without it where it is not answered soon.
 */
async function loadCentre(
  { api, configuration, language }: LoaderTools,
  eventId: string,
): Promise<CentreData | null> {
  const { bookmaker } = configuration;
  const query = { bookmaker, lang: language, event_id: eventId, parts: "play,form" };
  const answer = await soon(api(getMatchCentre, { query }));
  if (!answer.ok || answer.value.available.length === 0) return null;
  const { available, kind, play, form } = answer.value;
  return {
    available,
    kind: kind ?? null,
    play: play ?? null,
    form: play || !form ? null : toForm(form, kind),
  };
}

/**
 * Redirects the address of an event under another sport, competition or kind to the event's own, for good; an event has
 * one address in each language. The name in it may be an older one.
 */
export function keepToAddress(tools: LoaderTools, event: Event, slugs: SportSlugs): void {
  // Without the sports the right address is not known.
  if (!slugs.has(event.sport_slug)) return;
  const { language, path, search } = tools;
  const right = matchPath(event, language, slugs);
  if (folderOf(right) === folderOf(localePath(path, language))) return;
  throw redirect(right + (right.includes("?") ? search.replace("?", "&") : search), 301);
}

/** A path up to its last segment. */
function folderOf(path: string): string {
  return path.replace(/[^/]*\/?(?:\?.*)?$/, "");
}

/**
 * What the sides of a match play next, each match once; instead of a side that plays nothing yet,
 * what its competition has next. Without an answer there is nothing to lead to.
 */
async function nextMatches(
  { api, configuration, language }: LoaderTools,
  { home_team: home, away_team: away, sport_slug: sport, competition_id: competition }: Event,
  slugs: SportSlugs,
): Promise<NextMatchView[]> {
  const { bookmaker } = configuration;
  const answer = await api(getSimpleEvents, { query: { bookmaker, lang: language, sport } });
  if (!answer.ok) return [];
  const ahead = answer.value.events.filter((event) => !event.is_live);
  const ofSides = [home, away].flatMap(
    (side) =>
      ahead.find((event) => side && [event.home_team, event.away_team].includes(side)) ?? [],
  );
  const ofCompetition = ahead.filter((event) => event.competition_id === competition);
  return [...new Set([...ofSides, ...ofCompetition])]
    .slice(0, 2)
    .map((event) => ({
      id: event.id,
      name: event.name,
      href: matchPath(event, language, slugs),
      startsAt: Date.parse(event.starts_at),
    }))
    .sort((one, other) => one.startsAt - other.startsAt);
}

/** An event's structured data: the event itself, and the way to it over its sport and what lies between. */
export async function structuredEvent(
  tools: LoaderTools,
  page: {
    readonly event: Event;
    readonly head: PageHead;
    readonly sports: readonly Sport[];
    readonly way?: readonly Step[];
  },
): Promise<string> {
  const { event, head, sports, way = [] } = page;
  const sport = sports.find(({ slug }) => slug === event.sport_slug);
  const route = slugsOf(sports).get(event.sport_slug);
  const start =
    sport && route ? [{ name: sport.name, path: sportPath(route, tools.language) }] : [];
  const end = { name: eventName(event), path: localePath(head.path, tools.language) };
  const thing = eventThing(event, head, sport?.name ?? event.sport_slug);
  const steps = [await homeStep(tools), ...start, ...way, end];
  return structuredText([...(thing ? [thing] : []), breadcrumbThing(tools.siteOrigin, steps)]);
}

/** The head of an event's page, with its address in each language. */
export async function eventHead(
  tools: LoaderTools,
  event: Event,
  slugs: SportSlugs,
): Promise<PageHead> {
  const words = { event: eventName(event), competition: event.competition_name };
  const page = event.type === "outright" ? "outright" : "match";
  const [head, names] = await Promise.all([
    pageHead(tools, page, words),
    loadTranslatedNames(tools, event),
  ]);
  const translations = await translatedPaths(tools, { id: event.sport_id }, (sport, language) =>
    matchPath({ ...event, name: names.get(language) ?? event.name }, language, slugsOf([sport])),
  );
  const own = slugs.has(event.sport_slug) && matchPath(event, tools.language, slugs);
  return { ...head, translations, ...(own && { path: splitLocale(own).path }) };
}

/**
 * What an event is called in the other languages, for the addresses that have its name in them. A match
 * is called by its sides in all of them; a race and an outright have words for a name.
 */
async function loadTranslatedNames(
  { api, configuration, language }: LoaderTools,
  { id, type }: Event,
): Promise<ReadonlyMap<Language, string>> {
  if (type === "match") return new Map();
  const others = locales.filter((locale) => locale !== language);
  const names = others.map(async (lang): Promise<[Language, string][]> => {
    const query = { bookmaker: configuration.bookmaker, lang, event_id: id };
    const answer = await soon(api(getEvents, { query }));
    const event = answer.ok ? answer.value.competitions[0]?.events[0] : undefined;
    return event ? [[lang, event.name]] : [];
  });
  return new Map((await Promise.all(names)).flat());
}
