import type { Event, Sport } from "@grandstand/contract/entities";
import { getEvents } from "@grandstand/contract/sportsbook";
import { localePath } from "@grandstand/rules/locale";
import type { EventView } from "@grandstand/ui/event-view";
import type { PageHead } from "../seo.ts";
import { type BuilderFacts, toBuilderFacts } from "../views/builder-view.ts";
import { eventName, matchPath, sportPath, toEventView } from "../views/event-view.ts";
import { homeStep, pageHead } from "./page-head.ts";
import { type LoaderTools, notFound, required } from "./server-api.ts";
import { slugsOf } from "./sport-slugs.ts";
import { breadcrumbThing, eventThing, type Step, structuredText } from "./structured-data.ts";
import { translatedPaths } from "./translated-paths.ts";

/** One event with all its markets, as the pages of every kind of event show it. */
export interface LoadedEvent {
  readonly head: PageHead;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly event: EventView;
  /** What the bet builder needs of its outcomes; null where it takes no builder. */
  readonly builder: BuilderFacts | null;
  /** Its competition on the page of its sport; a path with its language. */
  readonly competitionHref: string;
  /** What searchers are told of it, as text for one script element. */
  readonly structured: string;
}

/** Asks for one event; without it, or where it is of another kind than the route's, the page is a 404. */
export async function loadEvent(
  tools: LoaderTools,
  sports: readonly Sport[],
  eventId: string,
  category: Sport["category"],
): Promise<LoadedEvent> {
  const { api, configuration, language } = tools;
  const answer = await api(getEvents, {
    query: { bookmaker: configuration.bookmaker, lang: language, event_id: eventId },
  });
  const { competitions, server_time: serverTime } = required(answer);
  const [competition] = competitions;
  const event = competition?.events[0];
  if (!event || event.sport_category !== category) throw notFound();
  const slugs = slugsOf(sports);
  const place = slugs.get(event.sport_slug);
  const competitionHref = place
    ? `${sportPath(place, language)}?competition=${event.competition_slug}`
    : "/";
  const head = await eventHead(tools, event);
  const way = place ? [{ name: event.competition_name, path: competitionHref }] : [];
  return {
    head,
    serverTime,
    event: toEventView(event, language, slugs),
    builder: toBuilderFacts(event),
    competitionHref,
    structured: await structuredEvent(tools, { event, head, sports, way }),
  };
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
  const place = slugsOf(sports).get(event.sport_slug);
  const start =
    sport && place ? [{ name: sport.name, path: sportPath(place, tools.language) }] : [];
  const end = { name: eventName(event), path: localePath(head.path, tools.language) };
  const thing = eventThing(event, head, sport?.name ?? event.sport_slug);
  const steps = [await homeStep(tools), ...start, ...way, end];
  return structuredText([...(thing ? [thing] : []), breadcrumbThing(tools.siteOrigin, steps)]);
}

/** The head of an event's page, with its address in each language. */
export async function eventHead(tools: LoaderTools, event: Event): Promise<PageHead> {
  const words = { event: eventName(event), competition: event.competition_name };
  const page = event.type === "outright" ? "outright" : "match";
  const [head, translations] = await Promise.all([
    pageHead(tools, page, words),
    translatedPaths(tools, { id: event.sport_id }, (sport, language) =>
      matchPath(event, language, slugsOf([sport])),
    ),
  ]);
  return { ...head, translations };
}
