import { postSelections } from "@grandstand/contract/sportsbook";
import { intervals } from "@grandstand/rules/intervals";
import type { SelectionFacts } from "@grandstand/rules/slip";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import type { Site } from "../../core/site/site.ts";
import { markOfOutcome, marksOf } from "../events/index.lazy.ts";
import { nameWithMeeting } from "../events/index.ts";
import type { BetSlipStore } from "./store.ts";

/**
 * Keeps a slip's names in the language of the page (B4): requests them at once where the slip was kept,
 * and where another tab has added to it, until they come. What is added here says so (`happened`)
 * and has its names. Returns its end.
 */
export function keepNames(site: Site, slip: BetSlipStore, isKept: boolean): () => void {
  const { scheduler, slipOutline: outline } = site;
  let isDue = isKept;

  async function request(): Promise<PollResult> {
    if (!isDue) return { kind: "done" };
    isDue = false;
    if (await renameSlip(site, slip)) return { kind: "done" };
    isDue = true;
    return { kind: "failed", retryAfter: null };
  }

  void request();
  scheduler.start("slip names", { every: intervals.selectionsRefresh, run: request });
  const unsubscribe = slip.subscribe((state, previous) => {
    if (!outline.getState().isRestored || state.happened !== previous.happened) return;
    const known = new Set(previous.slip.selections.map(({ outcomeId }) => outcomeId));
    if (state.slip.selections.every(({ outcomeId }) => known.has(outcomeId))) return;
    isDue = true;
    void request();
  });
  return () => {
    unsubscribe();
    scheduler.stop("slip names");
  };
}

/** Requests the names, and the each-way terms of now; whether they came. */
async function renameSlip(
  { api, language, configuration }: Pick<Site, "api" | "language" | "configuration">,
  slip: BetSlipStore,
): Promise<boolean> {
  const { selections } = slip.getState().slip;
  if (selections.length === 0) return true;
  const ids = selections.map(({ outcomeId, eventId }) => ({
    outcome_id: outcomeId,
    event_id: eventId,
  }));
  const answer = await api(postSelections, {
    query: { bookmaker: configuration.bookmaker, lang: language },
    body: { ids },
  });
  if (!answer.ok) return false;
  const facts = answer.value.selections.flatMap(({ id, event, market }) => {
    const outcome = market.outcomes.find((each) => each.id === id);
    if (!outcome) return [];
    const now: SelectionFacts = {
      eventName:
        event.type === "race" ? nameWithMeeting(event.competition_name, event.name) : event.name,
      marketName: market.name,
      outcomeName: outcome.fullname,
      hasEachWay: outcome.has_ew,
      eachWayPlaces: market.ew_place ?? null,
      eachWayFraction: market.ew_price ?? null,
      ...marksOf(event),
      outcomeMark: markOfOutcome(
        { name: outcome.fullname, silks: outcome.silks },
        { sportSlug: event.sport_slug, marketType: market.type },
      ),
    };
    return [[id, now] as const];
  });
  slip.rename(Object.fromEntries(facts));
  return true;
}
