import { intervals } from "@grandstand/rules/intervals";
import type { PollEnd } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/create-site.ts";
import { askLiveSelections } from "./live-selections.ts";
import { renameSlip } from "./rename-slip.ts";

/** Asks for the prices of the slip (B4: every 5 s). What it answers vouches for them. */
export async function refreshSlip(site: Site): Promise<PollEnd> {
  const { slip, api, language, configuration, connection, clock } = site;
  const { slip: shown, isRestored, pressed } = slip.getState();
  // What waits for the slip's code has it asked for again.
  if (!isRestored || pressed.length > 0) void slip.prepare();
  if (shown.selections.length === 0) return { kind: "done" };
  slip.expire();
  const { slip: asked } = slip.getState();
  if (asked.selections.length === 0) return { kind: "done" };
  const answer = await askLiveSelections(api, asked, {
    language,
    bookmaker: configuration.bookmaker,
  });
  if (!answer.ok) {
    const { failure } = answer;
    return { kind: "failed", retryAfter: failure.kind === "refused" ? failure.retryAfter : null };
  }
  clock.hear(answer.value.serverTime);
  connection.setState({ heardAt: answer.value.serverTime });
  slip.applyLive(answer.value.updates);
  return { kind: "done" };
}

/** Asks for the names and the prices of the kept slip once that has been read. Returns its end. */
export function refreshRestored(site: Site): () => void {
  const { slip } = site;
  const refresh = () => {
    if (!slip.getState().isRestored) return;
    stop();
    void renameSlip(site);
    void refreshSlip(site);
  };
  const stop = slip.subscribe(refresh);
  refresh();
  return stop;
}

/**
 * Asks for the names of what another tab has added, which may be in another language (B4). What is
 * added here says so (`happened`) and has its names. Returns its end.
 */
export function renameFollowed(site: Site): () => void {
  return site.slip.subscribe((state, previous) => {
    if (!previous.isRestored || state.happened !== previous.happened) return;
    const known = new Set(previous.slip.selections.map(({ outcomeId }) => outcomeId));
    const isNew = state.slip.selections.some(({ outcomeId }) => !known.has(outcomeId));
    if (isNew) void renameSlip(site);
  });
}

/**
 * Asks at once when a selection is added whose price would be too old to bet on before the next
 * refresh (B7, selection_added and refresh_selections). Returns its end.
 */
export function refreshAdded(site: Site): () => void {
  const { slip, clock } = site;
  return slip.subscribe((state, previous) => {
    if (!previous.isRestored || state.slip.selections === previous.slip.selections) return;
    const known = new Set(previous.slip.selections.map(({ outcomeId }) => outcomeId));
    const oldest = clock.now() - intervals.pricesStale + intervals.selectionsRefresh;
    const isAged = state.slip.selections.some(
      ({ outcomeId }) =>
        !known.has(outcomeId) && (state.slip.selectionsLive[outcomeId]?.pricedAt ?? 0) < oldest,
    );
    if (isAged) void refreshSlip(site);
  });
}
