import type { AnswerOf } from "@grandstand/contract/call";
import type { FoundCompetition, FoundEvent, FoundTeam, search } from "@grandstand/contract/search";
import type { FoundLists, FoundView } from "@grandstand/ui/search-box";
import type { Site } from "../../core/site/site.ts";
import { markOfTeam, marksOfSides, namedSides } from "../events/index.lazy.ts";
import { matchPath, sportPath } from "../events/index.ts";

export type SearchAnswer = AnswerOf<typeof search>;

/** How a found thing's facts are written; the component has the words. */
export interface FoundWording {
  readonly count: (events: number) => string;
  /** Epoch milliseconds. */
  readonly start: (at: number) => string;
}

type LinkContext = Pick<Site, "slugs" | "language">;

/** What was found as links with where each belongs; nothing where nothing was searched. */
export function toFoundLists(
  answer: SearchAnswer | null,
  context: LinkContext,
  wording: FoundWording,
): FoundLists {
  return {
    events: answer?.events.map((event) => toEvent(event, context, wording)) ?? [],
    competitions: answer?.competitions.map((each) => toCompetition(each, context, wording)) ?? [],
    teams: answer?.teams.map((team) => toTeam(team, context, wording)) ?? [],
  };
}

function toEvent(
  event: FoundEvent,
  { slugs, language }: LinkContext,
  { start }: FoundWording,
): FoundView {
  const when = event.is_live ? [] : [start(Date.parse(event.starts_at))];
  return {
    id: `event-${event.id}`,
    name: event.name,
    detail: [...when, event.competition_name, event.region_name, event.sport_name].join(" · "),
    href: matchPath(event, language, slugs),
    isLive: event.is_live,
    sport: event.sport_slug,
    ...(event.type === "match" && marksOfSides(namedSides(event.competitors, event.name), event)),
  };
}

function toCompetition(
  competition: FoundCompetition,
  { slugs, language }: LinkContext,
  { count }: FoundWording,
): FoundView {
  const { id, slug, name, region_name, sport_slug, sport_name, event_count } = competition;
  const route = slugs.get(sport_slug);
  const page = route ? sportPath(route, language) : "/";
  return {
    id: `competition-${id}`,
    name,
    detail: [region_name, sport_name, count(event_count)].join(" · "),
    href: `${page}?competition=${encodeURIComponent(slug)}`,
    isLive: false,
    sport: sport_slug,
    country: competition.country,
  };
}

/** A team leads to the event in which it plays now or next. */
function toTeam(team: FoundTeam, context: LinkContext, wording: FoundWording): FoundView {
  const { name, sport_slug, sport_name, event_count, next_event } = team;
  const next = toEvent(next_event, context, wording);
  return {
    id: `team-${sport_slug}-${name}`.replace(/\s+/g, "-"),
    name,
    detail: [sport_name, wording.count(event_count), next.name].join(" · "),
    href: next.href,
    isLive: next.isLive,
    sport: sport_slug,
    ...markOfTeam(team, team),
  };
}
