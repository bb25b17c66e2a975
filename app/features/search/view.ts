import type { AnswerOf } from "@grandstand/contract/call";
import type {
  FoundCompetition,
  FoundEvent,
  FoundPlayer,
  FoundTeam,
  search,
} from "@grandstand/contract/search";
import { type EventView, isRace, mostColumns } from "@grandstand/ui/event-view";
import type { FoundLists, FoundView, SearchStartView } from "@grandstand/ui/search-box";
import type { MenuItemView } from "@grandstand/ui/sport-menu";
import type { Site } from "../../core/site/site.ts";
import { markOfTeam, marksOfSides, namedSides } from "../events/index.lazy.ts";
import { matchPath, sportPath } from "../events/index.ts";

export type SearchAnswer = AnswerOf<typeof search>;

/** How a found thing's facts are written; the component has the words. */
export interface FoundWording {
  readonly count: (events: number) => string;
  /** Epoch milliseconds. */
  readonly start: (at: number) => string;
  /** The next match of a side; `start` is null where it is in play. */
  readonly against: (team: string, start: string | null) => string;
  /** That a player of a side scores against another. */
  readonly scores: (side: string, team: string) => string;
}

type LinkContext = Pick<Site, "slugs" | "language">;

interface FoundContext extends LinkContext {
  readonly wording: FoundWording;
  /** The events of the answer that have prices, by their ids. */
  readonly priced: ReadonlyMap<string, EventView>;
}

/** What was found as links with where each belongs, and what can be bet on; nothing where nothing was searched. */
export function toFoundLists(
  answer: SearchAnswer | null,
  links: LinkContext,
  wording: FoundWording,
  events: readonly EventView[] = [],
): FoundLists {
  const context = { ...links, wording, priced: new Map(events.map((each) => [each.id, each])) };
  const teams = answer?.teams ?? [];
  // The next match of a team is found with the team.
  const ofTeams = new Set(teams.map(({ next_event }) => next_event.id));
  const others = answer?.events.filter(({ id }) => !ofTeams.has(id)) ?? [];
  return {
    teams: teams.map((team) => toTeam(team, context)),
    players: answer?.players?.map((player) => toPlayer(player, context)) ?? [],
    events: others.map((event) => toEvent(event, context)),
    competitions: answer?.competitions.map((each) => toCompetition(each, context)) ?? [],
  };
}

/** The prices of an event's main market, where it is a row of them. */
function mainPrices(eventId: string, { priced }: FoundContext): Pick<FoundView, "priced"> {
  const event = priced.get(eventId);
  const [market] = event?.markets ?? [];
  if (!event || !market || isRace(event) || market.outcomes.length > mostColumns) return {};
  return { priced: { eventName: event.name, market } };
}

function toEvent(event: FoundEvent, context: FoundContext): FoundView {
  const { slugs, language, wording } = context;
  const when = event.is_live ? [] : [wording.start(Date.parse(event.starts_at))];
  return {
    id: `event-${event.id}`,
    name: event.name,
    detail: [...when, event.competition_name, event.region_name, event.sport_name].join(" · "),
    href: matchPath(event, language, slugs),
    isLive: event.is_live,
    sport: event.sport_slug,
    ...(event.type === "match" && marksOfSides(namedSides(event.competitors, event.name), event)),
    ...mainPrices(event.id, context),
  };
}

function toCompetition(
  competition: FoundCompetition,
  { slugs, language, wording }: FoundContext,
): FoundView {
  const { id, slug, name, region_name, sport_slug, sport_name, event_count } = competition;
  const route = slugs.get(sport_slug);
  const page = route ? sportPath(route, language) : "/";
  return {
    id: `competition-${id}`,
    name,
    detail: [region_name, sport_name, wording.count(event_count)].join(" · "),
    href: `${page}?competition=${encodeURIComponent(slug)}`,
    isLive: false,
    sport: sport_slug,
    country: competition.country,
  };
}

/** Whom a side plays; null where the event does not say it. */
function opponentOf(side: string, { home_team: home, away_team: away }: FoundEvent): string | null {
  if (home === side) return away;
  return away === side ? home : null;
}

/** A side's next match in words, with the names in them. */
function nextMatch(
  side: string,
  event: FoundEvent,
  { wording }: FoundContext,
): Pick<FoundView, "detail" | "names"> {
  const start = event.is_live ? null : wording.start(Date.parse(event.starts_at));
  const opponent = opponentOf(side, event);
  if (opponent !== null) return { detail: wording.against(opponent, start), names: [opponent] };
  const detail = [...(start === null ? [] : [start]), event.name].join(" · ");
  return { detail, names: [event.name] };
}

/** A team leads to the event in which it plays now or next. */
function toTeam(team: FoundTeam, context: FoundContext): FoundView {
  const { name, sport_slug, next_event } = team;
  const { slugs, language } = context;
  return {
    id: idOf("team", sport_slug, name),
    name,
    ...nextMatch(name, next_event, context),
    href: matchPath(next_event, language, slugs),
    isLive: next_event.is_live,
    sport: sport_slug,
    ...markOfTeam(team, team),
    ...mainPrices(next_event.id, context),
  };
}

/** A player leads to the match in which he plays now or next, with the price at which he scores. */
function toPlayer(player: FoundPlayer, context: FoundContext): FoundView {
  const { name, number, team, sport_slug, next_event, outcome_id } = player;
  const { slugs, language, wording, priced } = context;
  const event = priced.get(next_event.id);
  const market = event?.markets.find(({ outcomes }) =>
    outcomes.some(({ id }) => id === outcome_id),
  );
  const outcomes = market?.outcomes.filter(({ id }) => id === outcome_id) ?? [];
  const opponent = opponentOf(team.name, next_event);
  const next = nextMatch(team.name, next_event, context);
  const isPriced = event && market && opponent !== null;
  return {
    id: idOf("player", team.name, `${number ?? name}`),
    name,
    ...(isPriced
      ? { detail: wording.scores(team.name, opponent), names: [team.name, opponent] }
      : {
          detail: `${team.name} · ${next.detail}`,
          names: [team.name, ...(next.names ?? [])],
        }),
    href: matchPath(next_event, language, slugs),
    isLive: next_event.is_live,
    sport: sport_slug,
    shirt: { mark: markOfTeam(team, player).marks?.[0], number },
    ...(isPriced && { priced: { eventName: event.name, market: { ...market, outcomes } } }),
  };
}

/** Of what the wire gives no id. */
function idOf(kind: string, ...names: readonly string[]): string {
  return [kind, ...names].join("-").replace(/\s+/g, "-");
}

/** The sports of the menu in one row. */
export function toShortcuts(sports: readonly MenuItemView[]): SearchStartView["sports"] {
  return sports.flatMap(({ href, name, icon, count = 0 }) =>
    icon === undefined ? [] : [{ href, name, slug: icon, count }],
  );
}
