import { lateMarketsRefetch } from "../../core/intervals.ts";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { loadBuilderFacts } from "../bet-builder/index.lazy.ts";
import { toEventView } from "../events/index.lazy.ts";
import { fetchEvents } from "../events/index.ts";
import type { EventMarkets } from "./event-markets.ts";

const noSlugs = new Map<string, never>();

/**
 * Fetches all markets of an event at once, and again from time to time unless it is over; null where that failed.
 * Ends with the signal.
 */
export function followMarkets(
  site: Site,
  { id, isOver }: { readonly id: string; readonly isOver: boolean },
  receive: (markets: EventMarkets | null) => void,
  signal: AbortSignal,
): void {
  async function run(): Promise<PollResult> {
    const [answer, toBuilderFacts] = await Promise.all([
      fetchEvents(site, { event_id: id }),
      loadBuilderFacts().catch(() => null),
    ]);
    if (signal.aborted) return { kind: "done" };
    const event = answer.ok ? answer.value.events[0] : undefined;
    if (event === undefined || toBuilderFacts === null) {
      receive(null);
      return { kind: "failed", retryAfter: null };
    }
    receive({
      event: toEventView(event, site.language, noSlugs),
      builder: toBuilderFacts(event),
    });
    return { kind: "done" };
  }

  if (signal.aborted) return;
  void run();
  if (isOver) return;
  const stop = site.scheduler.start("late-markets", { every: lateMarketsRefetch, run });
  signal.addEventListener("abort", () => stop());
}
