import type { LiveFacts } from "@grandstand/rules/event-time";
import type { ReactNode } from "react";
import type { OddsButtonLayout, OutcomeContext, OutcomeView } from "../odds-button/index.ts";

/** How an outcome ended; `void` gave the stake back. */
export type OutcomeResult = "won" | "lost" | "placed" | "void";

/** What is said of a player beside his name: how many, or the minute in which it happened. */
export interface PlayerFactView {
  readonly kind: "goals" | "shots-on-target" | "came-on" | "substitute" | "left" | "sent-off";
  readonly count?: number;
  readonly minute?: number;
}

/** A player whom an outcome is about. */
export interface OutcomePlayerView {
  readonly name: string;
  /** On his shirt. */
  readonly number?: number;
  /** The name of his side. */
  readonly team: string;
  /** The name of his side’s mark, whose colours his shirt has. */
  readonly mark?: string;
  readonly fact?: PlayerFactView;
}

/** An outcome as a market shows it: a runner has a little more than a price (B3). */
export interface MarketOutcomeView extends OutcomeView {
  /** What heads its column where each event has a line of its own: + for over; the price says the line. */
  readonly heading?: string;
  /** How it ended, once that is certain. */
  readonly result?: OutcomeResult;
  readonly player?: OutcomePlayerView;
  /** Its own mark, by name for `MarkImage`: the silks of a runner. */
  readonly mark?: string;
  /** A second line under the name, such as the jockey. */
  readonly detail?: string;
  /** A runner that no longer takes part; it keeps its line, without a price. */
  readonly isWithdrawn?: boolean;
  /** It takes an each-way bet (B5). */
  readonly hasEachWay?: boolean;
  /** It counts for the combo boost (B4). */
  readonly isComboBoosted?: boolean;
}

/** What an each-way bet pays for a place: `1/5` of the odds for the first `places` (B5). */
export interface EachWayView {
  readonly places: number;
  readonly fraction: string;
  /** The same as a decimal: 0.2. */
  readonly price: number;
}

/** A question on an event, with its answers (B3). `type` is the same for all events of a sport. */
export interface MarketView {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly isSuspended: boolean;
  readonly outcomes: readonly MarketOutcomeView[];
  /** Where the market is one of several with a line: the line, as its first outcome has it. */
  readonly line?: number;
  readonly eachWay: EachWayView | null;
  /** The minute of play in which its result became certain, before the end of its event. */
  readonly settledMinute?: number;
}

/** Markets that a person looks at together: goals, halves, players. */
export interface MarketGroupView {
  readonly id: string;
  readonly name: string;
  readonly marketIds: readonly string[];
}

/** What a list says beside the name of a side in play; what is not known is left out. */
export interface SideNotesView {
  /** Players who were shown a red card, so far. */
  readonly cards?: number | undefined;
  readonly corners?: number | undefined;
  /** What its last goal is, as long as it is news: scored, or taken back. */
  readonly news?: "goal" | "annulled" | undefined;
}

/** One side's score. */
export interface SideScoreView extends SideNotesView {
  /** Goals or points as one number; in tennis the games of each set that has begun. */
  readonly periods: readonly number[];
  /** Sets won; null where a sport has none. */
  readonly sets: number | null;
  /** Points of the running game: 0, 15, 30, 40, A; null where a sport has none. */
  readonly points: string | null;
}

export interface ScoreView {
  readonly home: SideScoreView;
  readonly away: SideScoreView;
  /** Who serves, in tennis. */
  readonly server: Side | null;
}

export type Side = "home" | "away";

/** Something of each side. */
export type SidePair<Of> = readonly [home: Of, away: Of];

/** The status of an event, as its feed says. */
export type EventStatus = "not-started" | "live" | "ended" | "cancelled";

/** One event, as components show it. */
export interface EventView {
  readonly id: string;
  /** Of the match, or of the race. */
  readonly name: string;
  /** The match page; a path with its language. */
  readonly href: string;
  readonly sportSlug: string;
  readonly competitionId: string;
  readonly sportId: string;
  readonly competitionName: string;
  readonly regionName: string;
  /** Of the flag before it, see `Flag`. */
  readonly country?: string;
  /** A bet on a whole competition: it has neither sides nor runners. */
  readonly isOutright?: boolean;
  /** Both null for a race. */
  readonly home: string | null;
  readonly away: string | null;
  /** Beside the names of home and away: names of marks, for `MarkImage`; of players the codes of their countries. */
  readonly marks?: SidePair<string>;
  /** The operator's own images instead of those, by their addresses. */
  readonly images?: SidePair<string | null>;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly isLive: boolean;
  readonly isSuspended: boolean;
  /** Why, where the operator says it. */
  readonly suspendedBecause?: SuspensionReason | undefined;
  readonly isBetplus: boolean;
  readonly status: EventStatus;
  /** In the reader's language, as the server words it: postponed, after extra time. */
  readonly statusText: string | null;
  /** What the live clock is read from. */
  readonly clock: LiveFacts | null;
  readonly score: ScoreView | null;
  readonly markets: readonly MarketView[];
  readonly groups: readonly MarketGroupView[];
  /** All markets of the event, those that are not in `markets` included. */
  readonly marketCount: number;
}

/** Why a match takes no bets for a while. */
export type SuspensionReason = "goal" | "red-card" | "penalty" | "video-review" | "free-kick";

export interface CompetitionView {
  readonly id: string;
  readonly name: string;
  readonly regionName: string;
  /** Of the flag before the name, see `Flag`. */
  readonly country?: string;
  readonly sportName: string;
  readonly sportSlug: string;
  readonly events: readonly EventView[];
}

/** A column group of a coupon: one market, with a heading for each of its outcomes. */
export interface MarketColumnView {
  /** Matches the `type` of a market. */
  readonly type: string;
  readonly name: string;
  readonly headings: readonly string[];
}

/** Draws one price. The site puts a button there that follows its own price alone. */
export type RenderOutcome = (
  outcome: MarketOutcomeView,
  context: OutcomeContext,
  layout: OddsButtonLayout,
) => ReactNode;

/** The event's main market: the one that is first (B3). */
export function mainMarket(event: Pick<EventView, "markets">): MarketView | null {
  return event.markets[0] ?? null;
}

/** Whether the event has runners rather than two sides. */
export function isRace(event: Pick<EventView, "home" | "away" | "isOutright">): boolean {
  return !event.isOutright && (event.home === null || event.away === null);
}

/** One side's score as a board shows it; games of a set are side by side. */
export function scoreText(side: SideScoreView): string {
  return side.periods.join(" ");
}

/** How many column groups a coupon has room for at its widest. */
export const mostColumns = 3;

/**
 * The column groups that a list of events shares: at each index the type of market that most of them
 * have there, with the headings of the first event that has it. For the 3markets view (B9).
 */
export function marketColumns(
  events: readonly EventView[],
  count: number = mostColumns,
): MarketColumnView[] {
  const columns: MarketColumnView[] = [];
  for (let index = 0; index < count; index += 1) {
    const standing = events
      .flatMap(({ markets }) => markets.filter(fitsColumn).slice(index, index + 1))
      .filter(({ type }) => columns.every((column) => column.type !== type));
    const [most] = [...Map.groupBy(standing, ({ type }) => type).values()].sort(
      (one, other) => other.length - one.length,
    );
    const market = most?.[0];
    if (!market) continue;
    columns.push(marketColumnOf(market));
  }
  return columns;
}

/** A market as the column that it would be in. */
export function marketColumnOf({ type, name, outcomes }: MarketView): MarketColumnView {
  return { type, name, headings: outcomes.map(({ heading, shortName }) => heading ?? shortName) };
}

function fitsColumn({ outcomes }: MarketView): boolean {
  return outcomes.length <= mostColumns;
}

/**
 * An event's market in each of the columns: of the column's own type, else the next one that is in no
 * column and has as many outcomes, such as the one that replaced a decided market.
 */
export function marketsInColumns(
  event: EventView,
  columns: readonly MarketColumnView[],
): (MarketView | null)[] {
  const others = event.markets.filter(({ type }) => columns.every((each) => each.type !== type));
  return columns.map(({ type, headings }) => {
    const own = event.markets.find((market) => market.type === type);
    if (own) return own;
    const next = others.findIndex(({ outcomes }) => outcomes.length === headings.length);
    return next < 0 ? null : (others.splice(next, 1)[0] ?? null);
  });
}
