import {
  closeMarket,
  type RunningEvent,
  type RunningMarket,
  type RunningOutcome,
} from "./event-state.ts";
import type { OutcomeResult } from "./world.ts";

/** The named winners of a market win, and no other outcome of it; a runner that was withdrawn stays void. */
function obeyWinners(
  market: RunningMarket,
  winners: ReadonlySet<string>,
  results: Map<string, OutcomeResult>,
): void {
  const hasRun = ({ id, isVisible }: RunningOutcome) => results.get(id) !== "void" || isVisible;
  const isNamed = ({ key }: RunningOutcome) => winners.has(`${market.key}-${key}`);
  const runners = market.outcomes.filter(hasRun);
  if (!runners.some(isNamed)) return;
  for (const outcome of runners) {
    if (isNamed(outcome)) results.set(outcome.id, "won");
    else if (results.get(outcome.id) !== "placed") results.set(outcome.id, "lost");
  }
}

/**
 * Ends the contest of an event, closes its markets and completes its results. `winners` are named by
 * "market key-outcome key".
 */
export function settleEvent(event: RunningEvent, winners: ReadonlySet<string>): void {
  const settled = event.contest.settle(winners);
  const { results } = event;
  for (const market of event.markets) {
    closeMarket(market);
    // Results that were paid already stay, even where other winners are named now.
    const isResolved = market.outcomes.some(({ id }) => results.has(id));
    for (const outcome of market.outcomes) {
      if (results.has(outcome.id)) continue;
      results.set(outcome.id, settled.get(`${market.key}-${outcome.key}`) ?? "void");
    }
    if (!isResolved) obeyWinners(market, winners, results);
  }
}

/** Notes when the last outcome of a market was decided. */
function noteSettled({ contest, markets, results }: RunningEvent): void {
  for (const market of markets) {
    if (market.settledMinute !== null || !market.outcomes.every(({ id }) => results.has(id)))
      continue;
    const minutes = market.outcomes.map(
      ({ key }) => contest.decidedIn?.(`${market.key}-${key}`) ?? 0,
    );
    market.settledMinute = Math.max(...minutes) || null;
  }
}

/**
 * Adds the results that play has made certain to those of the event, and returns the new ones by
 * outcome id. An outcome that is not known was never for sale, and gets no result before the end.
 */
export function resolveEvent(
  event: RunningEvent,
  isKnown: (outcomeId: string) => boolean,
): Map<string, OutcomeResult> {
  const news = new Map<string, OutcomeResult>();
  for (const [key, result] of event.contest.resolved()) {
    const id = `${event.id}-${key}`;
    if (event.results.has(id) || !isKnown(id)) continue;
    event.results.set(id, result);
    news.set(id, result);
  }
  if (news.size > 0) noteSettled(event);
  return news;
}
