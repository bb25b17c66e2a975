import type { Incident } from "@grandstand/contract/match-centre";
import {
  createPriceHistory,
  type PriceHistory,
  type PriceMoment,
} from "../price-history/price-history.ts";
import { isEventSuspended, type RunningEvent } from "./event-state.ts";

type Cause = Pick<PriceMoment, "cause" | "minute" | "added_minute">;

/** What is published of present and former main markets. Instants are epoch milliseconds. */
export interface PriceRecords extends Pick<PriceHistory, "of" | "drop" | "size"> {
  /** Notes what was last reported of an event. */
  note(event: RunningEvent, at: number): void;
}

const causes: Partial<Record<Incident["kind"], PriceMoment["cause"]>> = {
  goal: "goal",
  own_goal: "goal",
  penalty_goal: "goal",
  red_card: "red_card",
  second_yellow_card: "red_card",
};

/** The minute of a match in play that counts them, from 1. */
export function minuteOf(
  event: RunningEvent,
  at: number,
): Pick<PriceMoment, "minute" | "added_minute"> {
  if (event.status !== "live") return {};
  const { stats, matchSummary } = event.contest.state(at);
  const half = matchSummary?.normalTimeHalfDuration;
  if (typeof stats?.time !== "number" || typeof half !== "number") return {};
  const end = matchSummary?.currentPhase === "second_half" ? 2 * half : half;
  const minute = Math.floor(stats.time) + 1;
  return minute <= end ? { minute } : { minute: end, added_minute: minute - end };
}

/** Creates records of no event yet. */
export function createPriceRecords(): PriceRecords {
  const history = createPriceHistory();
  /** What has happened in a match since its prices changed last, and how many incidents were looked at. */
  const awaited = new WeakMap<RunningEvent, { seen: number; cause: Cause | null }>();

  const causeOf = (event: RunningEvent, isOff: boolean) => {
    const incidents = event.status === "live" ? (event.contest.play?.().incidents ?? []) : [];
    const known = awaited.get(event) ?? { seen: incidents.length, cause: null };
    const latest = incidents.slice(known.seen).findLast(({ kind }) => causes[kind]);
    const cause: Cause | null = latest
      ? {
          cause: causes[latest.kind],
          minute: latest.minute,
          ...(latest.added_minute !== undefined && { added_minute: latest.added_minute }),
        }
      : (known.cause ?? (isOff ? { cause: "suspension" } : null));
    awaited.set(event, { seen: incidents.length, cause: isOff ? cause : null });
    return cause;
  };

  return {
    ...history,
    note(event, at) {
      const isOff = isEventSuspended(event, at);
      const cause = causeOf(event, isOff);
      const minute = cause?.minute === undefined ? minuteOf(event, at) : {};
      const moment: PriceMoment = { at, ...minute, ...cause };
      for (const market of event.markets) {
        if (!market.isBoosted) continue;
        for (const { id, reported } of market.outcomes) {
          const [, odds] = reported;
          if (typeof odds === "number" && odds > 1) history.note(id, odds, moment);
        }
      }
    },
  };
}
