import type {
  Competition,
  Event,
  EventStats,
  Language,
  Market,
  Outcome,
} from "@grandstand/contract/entities";
import { inListOrder, type ListedFacts } from "@grandstand/rules/list-order";
import { intlLocale, localePath } from "@grandstand/rules/locale";
import type { Odds } from "@grandstand/rules/odds";
import type {
  CompetitionView,
  EventStatus,
  EventView,
  MarketOutcomeView,
  MarketView,
  ScoreView,
} from "@grandstand/ui/event-view";
import type { SportRoute, SportSlugs } from "../../core/site/sport-slugs.ts";

/** The markets of a race whose outcomes are its runners, in the order of their numbers. */
const runnerMarkets: ReadonlySet<string> = new Set(["win", "place"]);

/** The wire's statuses as the components name them. */
export const eventStatuses: Record<Event["status"], EventStatus> = {
  not_started: "not-started",
  live: "live",
  ended: "ended",
  cancelled: "cancelled",
};

/** Turns a competition of the wire into what the components show. */
export function toCompetitionView(
  competition: Competition,
  language: Language,
  slugs: SportSlugs,
): CompetitionView {
  return {
    id: competition.id,
    name: competition.name,
    regionName: competition.region_name,
    sportName: competition.sport.name,
    sportSlug: competition.sport.slug,
    events: toEventViews(competition.events, language, slugs),
  };
}

/** Turns events of the wire into what the components show, in the operator's order; what is nearly over is last. */
export function toEventViews(
  events: readonly Event[],
  language: Language,
  slugs: SportSlugs,
): EventView[] {
  return inListOrder(
    events.map((event) => toEventView(event, language, slugs)),
    listedFacts,
  );
}

/** What decides the position of an event in a list. */
export function listedFacts({ isLive, clock, markets: [main] }: EventView): ListedFacts {
  return { isLive, clock, odds: main?.outcomes.map(({ odds }) => odds) ?? [] };
}

/** Turns an event of the wire into what the components show. */
export function toEventView(event: Event, language: Language, slugs: SportSlugs): EventView {
  return {
    id: event.id,
    name: eventName(event),
    href: matchPath(event, language, slugs),
    sportSlug: event.sport_slug,
    competitionId: event.competition_id,
    sportId: event.sport_id,
    ...(event.type === "outright" && { isOutright: true }),
    competitionName: event.competition_name,
    regionName: event.region_name,
    home: event.home_team,
    away: event.away_team,
    startsAt: Date.parse(event.starts_at),
    isLive: event.is_live,
    isSuspended: event.is_suspended,
    isBetplus: event.is_betplus,
    status: eventStatuses[event.status],
    statusText: event.status_description,
    clock: event.is_live ? { matchSummary: event.matchSummary, stats: event.stats } : null,
    score:
      event.stats && event.competitors.length === 2 ? toScore(event.stats, event.sport_slug) : null,
    markets: event.markets.map((market) => toMarketView(market, language)),
    groups: event.market_groups.map(({ id, name, market_ids }) => ({
      id,
      name,
      marketIds: market_ids,
    })),
    marketCount: event.market_count,
  };
}

/** Its name where nothing around says more: what a whole competition is bet on names the competition. */
export function eventName({ type, name, competition_name }: Event): string {
  const isNamed = name.includes(competition_name);
  return type === "outright" && !isNamed ? `${competition_name} · ${name}` : name;
}

/**
 * The address of an event by its kind (B2): a match's is made of sport, competition, and the event's
 * name with its id; an esports match and a virtual event have routes of their own.
 */
export function matchPath(
  event: Pick<Event, "id" | "name" | "sport_slug" | "competition_slug">,
  language: Language,
  slugs: SportSlugs,
): string {
  const route = slugs.get(event.sport_slug);
  if (route?.category === "esport") return localePath(`/e-sports/match/${event.id}/`, language);
  if (route?.category === "virtual") {
    return localePath(`${virtualPath(route)}?event_id=${event.id}`, language);
  }
  const sport = route?.translated_slug ?? event.sport_slug;
  return localePath(eventPath(sport, event.competition_slug, event), language);
}

/** A match's path without its language; `sport` is the sport's slug in that language. */
export function eventPath(
  sport: string,
  competition: string,
  event: Pick<Event, "id" | "name">,
): string {
  return `/${sport}/${competition}/${slugOf(event.name)}-${event.id}/`;
}

/** The address of a sport's page, by its kind (B2). */
export function sportPath(route: SportRoute, language: Language): string {
  const { category, translated_slug: slug } = route;
  // A parent stands for a whole category, and has none itself.
  if (route.is_parent) return localePath(`/${slug}/`, language);
  if (category === "virtual") return localePath(virtualPath(route), language);
  return localePath(category === "esport" ? `/e-sports/${slug}/` : `/${slug}/`, language);
}

function virtualPath({ id, translated_slug: slug }: SportRoute): string {
  return `/virtual/${id}/${slug}/`;
}

/** The id at the end of a match's slug; null where there is none. */
export function eventIdOf(slug: string): string | null {
  return /-([A-Za-z0-9_]+)$/.exec(slug)?.[1] ?? null;
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function toMarketView(market: Market, language: Language): MarketView {
  const { ew_place: places, ew_price: price } = market;
  return {
    id: market.id,
    name: market.name,
    type: market.type,
    isSuspended: market.is_suspended,
    outcomes: market.outcomes.map((outcome, index) =>
      toOutcomeView(outcome, market, index, language),
    ),
    ...(market.outcomes[0]?.handicap !== undefined && { line: market.outcomes[0].handicap }),
    eachWay: places && price ? { places, fraction: `1/${Math.round(1 / price)}`, price } : null,
  };
}

function toOutcomeView(
  outcome: Outcome,
  market: Market,
  index: number,
  language: Language,
): MarketOutcomeView {
  const isRunner = runnerMarkets.has(market.type);
  return {
    id: outcome.id,
    name: outcome.fullname,
    shortName: shortName(outcome, language),
    ...headingOf(outcome),
    ...(outcome.result && { result: outcome.result }),
    odds: oddsOf(outcome),
    isSuspended: outcome.suspended || market.is_suspended,
    isVisible: outcome.visible,
    ...(outcome.has_ew ? { hasEachWay: true } : {}),
    ...(outcome.combo_boost_available ? { isComboBoosted: true } : {}),
    ...(isRunner ? { number: index + 1, isWithdrawn: !outcome.visible } : {}),
  };
}

/** The price; read from its decimal writing where the number is missing (B3). */
function oddsOf(outcome: Outcome): Odds | null {
  if (outcome.is_starting_price) return "SP";
  if (outcome.odds !== null) return outcome.odds;
  const written = outcome.display_odds?.decimal ?? "";
  const odds = /^\d+(\.\d+)?$/.test(written) ? Number(written) : 0;
  return odds > 0 ? odds : null;
}

function shortName(outcome: Outcome, language: Language): string {
  switch (outcome.kind) {
    case "Home":
    case "W1":
      return withHandicap("1", outcome, language);
    case "Away":
    case "W2":
      return withHandicap("2", outcome, language);
    case "Draw":
    case "X":
      return "X";
    case "Over":
      return `+${line(outcome.handicap ?? 0, language)}`;
    case "Under":
      return `−${line(outcome.handicap ?? 0, language)}`;
    case "1X":
    case "12":
    case "X2":
      return outcome.kind;
    default:
      return outcome.name;
  }
}

/** Building a format costs far more than using it, and a match has dozens of lines. */
const lineFormats = new Map<Language, Intl.NumberFormat>();

function line(handicap: number, language: Language): string {
  const format =
    lineFormats.get(language) ??
    new Intl.NumberFormat(intlLocale(language), { minimumFractionDigits: 1 });
  lineFormats.set(language, format);
  return format.format(handicap);
}

/** The side, with the goals or games that it is given or gives: 1 −1,5. */
function withHandicap(side: string, { handicap }: Outcome, language: Language): string {
  if (handicap === undefined) return side;
  return `${side} ${handicap < 0 ? "−" : "+"}${line(Math.abs(handicap), language)}`;
}

/** What heads the column of an outcome with a line: the line may be another for each event. */
function headingOf({ kind, handicap }: Outcome): { heading?: string } {
  if (kind === "Over") return { heading: "+" };
  if (kind === "Under") return { heading: "−" };
  if (handicap === undefined) return {};
  return { heading: kind === "Home" ? "1" : "2" };
}

/** Whether two sides score; a race has statistics, and no score. */
export function hasScore({ home_scores, home_set, away_set }: EventStats): boolean {
  return home_scores.length > 0 || home_set + away_set > 0;
}

/** One score for both sides, as the sport counts. */
export function toScore(stats: EventStats, sportSlug: string): ScoreView {
  const isTennis = sportSlug === "tennis";
  return {
    home: side(stats.home_scores, isTennis ? stats.home_set : null, stats.home_points),
    away: side(stats.away_scores, isTennis ? stats.away_set : null, stats.away_points),
    server: stats.server,
  };
}

function side(periods: readonly number[], sets: number | null, points: string | undefined) {
  return { periods, sets, points: points ?? null };
}

/** Whether the statistics provider has a page of it: two sides have a past, but for virtual ones (B2). */
export function hasStatistics(
  { home, away, sportSlug }: Pick<EventView, "home" | "away" | "sportSlug">,
  slugs: SportSlugs,
): boolean {
  return home !== null && away !== null && slugs.get(sportSlug)?.category !== "virtual";
}
