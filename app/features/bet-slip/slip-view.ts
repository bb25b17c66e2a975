import type { BetSlipView } from "@grandstand/ui/bet-slip";
import { createStore } from "zustand/vanilla";
import { createView, saysSame, type View } from "../../core/site/derived-view.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createBetTerms } from "../bets/index.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { createBoosts, createFreeBetsStore } from "../promotions/index.ts";
import { emptySlipView } from "./empty-slip-view.ts";
import type { BetSlipStore } from "./store.ts";
import { toSlipView } from "./view.ts";

/** The slip as it is now, for all that show it. */
export interface SlipView extends View<BetSlipView> {
  /** Makes the view again where time alone changes something: a price has become too old, or a boost has ended. */
  refresh(): void;
}

/**
 * The slip's view, made once for all that show it: the panel, the bar of a phone and what is said aloud.
 * It is a selector over stores: what says the same stays the same object, and nothing is drawn for it.
 */
export function createSlipView(site: Site, slip: BetSlipStore): SlipView {
  const { settings, session, connection, language: locale, slugs, odds, clock } = site;
  const terms = featureStore(site, createBetTerms);
  const boosts = featureStore(site, createBoosts);
  const freeBets = featureStore(site, createFreeBetsStore);
  const limits = featureStore(site, createLimits);
  const refreshes = createStore<number>(() => 0);
  const sources = [slip, settings, session, connection, terms, boosts, freeBets, limits, refreshes];

  function make(): BetSlipView {
    const state = slip.getState();
    if (isEmpty(slip)) return emptySlipView(settings.getState(), state.notice);
    const { list, status } = freeBets.getState();
    const own = limits.getState().list;
    return toSlipView({
      ...state,
      ...terms.getState(),
      freeBets: list,
      areFreeBetsMissing: status === "failed",
      promotions: boosts.getState().list,
      limits: own.status === "loaded" ? own.limits : [],
      settings: settings.getState(),
      control: slip.control(),
      locale,
      slugs,
      eventOf: odds.event,
      now: clock.now(),
    });
  }

  return {
    ...createView(sources, make, keepSame),
    refresh() {
      if (!isEmpty(slip)) refreshes.setState((number) => number + 1, true);
    },
  };
}

function isEmpty(slip: BetSlipStore): boolean {
  const { selections, processingStatus } = slip.getState().slip;
  return selections.length === 0 && processingStatus === "";
}

/** A view that says the same stays the same object, and so does a line: a tick of one price draws one line again. */
function keepSame(before: BetSlipView, view: BetSlipView): BetSlipView {
  const known = new Map(before.lines.map((line) => [line.outcomeId, line]));
  const lines = view.lines.map((line) => {
    const same = known.get(line.outcomeId);
    return same !== undefined && saysSame(same, line) ? same : line;
  });
  const next = { ...view, lines };
  return saysSame(before, next) ? before : next;
}
