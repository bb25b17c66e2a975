import { intervals } from "@grandstand/rules/intervals";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { fetchLiveSelections } from "./live-selections.ts";
import type { BetSlipStore } from "./store.ts";

/** Fetches the prices of the slip (B4: every 5 s). The answer vouches for them. */
export async function refreshSlip(site: Site, slip: BetSlipStore): Promise<PollResult> {
  const { api, language, configuration, connection, clock } = site;
  if (slip.getState().slip.selections.length === 0) return { kind: "done" };
  slip.expire();
  const { slip: unexpired } = slip.getState();
  if (unexpired.selections.length === 0) return { kind: "done" };
  const answer = await fetchLiveSelections(api, unexpired, {
    language,
    bookmaker: configuration.bookmaker,
  });
  if (!answer.ok) {
    const { failure } = answer;
    return { kind: "failed", retryAfter: failure.kind === "refused" ? failure.retryAfter : null };
  }
  clock.sync(answer.value.serverTime);
  connection.setState({ confirmedAt: answer.value.serverTime });
  slip.applyLive(answer.value.updates);
  return { kind: "done" };
}

/**
 * Fetches the prices at once when a selection is added whose price would be too old to bet on before the
 * next refresh (B7, selection_added and refresh_selections). Returns its end.
 */
export function refreshAdded(site: Site, slip: BetSlipStore): () => void {
  const { clock, slipOutline: outline } = site;
  return slip.subscribe((state, previous) => {
    if (!outline.getState().isRestored || state.slip.selections === previous.slip.selections)
      return;
    // What a receipt shows is not on the next slip: its prices were refreshed no more.
    const isNext = previous.slip.processingStatus === "completed";
    const before = isNext ? [] : previous.slip.selections;
    const known = new Set(before.map(({ outcomeId }) => outcomeId));
    const oldest = clock.now() - intervals.pricesStale + intervals.selectionsRefresh;
    const isAged = state.slip.selections.some(
      ({ outcomeId }) =>
        !known.has(outcomeId) && (state.slip.selectionsLive[outcomeId]?.pricedAt ?? 0) < oldest,
    );
    if (isAged) void refreshSlip(site, slip);
  });
}
