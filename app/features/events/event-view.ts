import type { Competition, Event, Language, Market, Outcome } from "@grandstand/contract/entities";
import { inListOrder } from "@grandstand/rules/list-order";
import { intlLocale } from "@grandstand/rules/locale";
import type { Odds } from "@grandstand/rules/odds";
import type {
  CompetitionView,
  EventView,
  MarketOutcomeView,
  MarketView,
  OutcomePlayerView,
} from "@grandstand/ui/event-view";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { eventStatuses, listedFacts, suspensionOf, toScore } from "./event-facts.ts";
import { isRunnerMarket, markOfOutcome, marksOf } from "./event-marks.ts";
import { matchPath } from "./event-paths.ts";

/*
 * From the wire to what is shown. The server does it for a page's document, and the browser first when it fetches
 * events itself: it is not among the first page's code.
 */

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
    ...(competition.country !== undefined && { country: competition.country }),
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
    ...(event.country !== undefined && { country: event.country }),
    home: event.home_team,
    away: event.away_team,
    ...marksOf(event),
    startsAt: Date.parse(event.starts_at),
    isLive: event.is_live,
    ...suspensionOf(event),
    isBetplus: event.is_betplus,
    status: eventStatuses[event.status],
    statusText: event.status_description,
    clock: event.is_live ? { matchSummary: event.matchSummary, stats: event.stats } : null,
    score:
      event.stats && event.competitors.length === 2 ? toScore(event.stats, event.sport_slug) : null,
    markets: event.markets.map((market) => toMarketView(market, language, event)),
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

/** `event` has the sides of the players of a market, and what is raced. */
export function toMarketView(market: Market, language: Language, event?: Event): MarketView {
  const { ew_place: places, ew_price: price } = market;
  return {
    id: market.id,
    name: market.name,
    type: market.type,
    isSuspended: market.is_suspended,
    outcomes: market.outcomes.map((outcome, index) =>
      Object.assign(
        toOutcomeView(outcome, market, index, language),
        event && outcome.player && { player: toPlayerView(outcome.player, event) },
        event && runnerMark(outcome, market, event),
      ),
    ),
    ...(market.outcomes[0]?.handicap !== undefined && { line: market.outcomes[0].handicap }),
    ...(market.settled_minute !== undefined && { settledMinute: market.settled_minute }),
    eachWay: places && price ? { places, fraction: `1/${Math.round(1 / price)}`, price } : null,
  };
}

const factKinds = {
  goals: "goals",
  shots_on_target: "shots-on-target",
  came_on: "came-on",
  substitute: "substitute",
  left: "left",
  sent_off: "sent-off",
} as const;

/** A player with his side, whose colours he wears. */
function toPlayerView(player: NonNullable<Outcome["player"]>, event: Event): OutcomePlayerView {
  const { name, number, side, fact } = player;
  const isHome = side === "home";
  const mark = marksOf(event).marks?.[isHome ? 0 : 1];
  return {
    name,
    ...(number !== undefined && { number }),
    team: (isHome ? event.home_team : event.away_team) ?? "",
    ...(mark !== undefined && { mark }),
    ...(fact && { fact: { ...fact, kind: factKinds[fact.kind] } }),
  };
}

/** A runner is drawn with its silks wherever its name is alone. */
function runnerMark(
  { fullname, silks }: Outcome,
  { type: marketType }: Market,
  { sport_slug: sportSlug }: Event,
): Pick<MarketOutcomeView, "mark"> {
  const mark = markOfOutcome({ name: fullname, silks }, { sportSlug, marketType });
  return mark === undefined ? {} : { mark };
}

function toOutcomeView(
  outcome: Outcome,
  market: Market,
  index: number,
  language: Language,
): MarketOutcomeView {
  const isRunner = isRunnerMarket(market.type);
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
  if (kind === undefined || handicap === undefined) return {};
  return { heading: kind === "Home" ? "1" : "2" };
}
