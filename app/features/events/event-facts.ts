import type { Event, EventStats } from "@grandstand/contract/entities";
import type { EventState } from "@grandstand/contract/realtime";
import type { ListedFacts } from "@grandstand/rules/list-order";
import type {
  EventStatus,
  EventView,
  ScoreView,
  SuspensionReason,
} from "@grandstand/ui/event-view";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";

/** The wire's statuses as the components name them. */
export const eventStatuses: Record<Event["status"], EventStatus> = {
  not_started: "not-started",
  live: "live",
  ended: "ended",
  cancelled: "cancelled",
};

/** Whether an event takes no bets for now, and why where that is said. */
export function suspensionOf({
  is_suspended: isSuspended,
  suspension_reason: reason,
}: Pick<EventState, "is_suspended" | "suspension_reason">) {
  return {
    isSuspended,
    suspendedBecause: reason?.replace("_", "-") as SuspensionReason | undefined,
  };
}

/** What decides the position of an event in a list. */
export function listedFacts({ isLive, clock, markets: [main] }: EventView): ListedFacts {
  return { isLive, clock, odds: main?.outcomes.map(({ odds }) => odds) ?? [] };
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

/**
 * The minutes played, where a clock shows them: one that has the start of its phase counts from that, and what is said
 * of the minutes beside it is not drawn. Null where it is not.
 */
export function minutesShown(clock: EventView["clock"]): number | null {
  const summary = clock?.matchSummary;
  const hasStart = summary?.startTimes[summary.currentPhase] !== undefined;
  return hasStart ? null : (clock?.stats?.time ?? null);
}

/** Whether the statistics provider has a page of it: two sides have a past, but for virtual ones (B2). */
export function hasStatistics(
  { home, away, sportSlug }: Pick<EventView, "home" | "away" | "sportSlug">,
  slugs: SportSlugs,
): boolean {
  return home !== null && away !== null && slugs.get(sportSlug)?.category !== "virtual";
}
