import { intervals } from "@grandstand/rules/intervals";
import type { PollResult } from "../../core/scheduler/scheduler.ts";
import { startAgeCheck } from "../../core/site/age-check.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createBetTerms } from "../bets/index.ts";
import { openCashier } from "../cashier/index.ts";
import { createFreeBetsStore } from "../promotions/index.ts";
import { clearWithUndo } from "./clear-slip.ts";
import { followSlip } from "./follow-slip.ts";
import { followBoosts, followFreeBets, keepPromotions } from "./keep-promotions.ts";
import { keepLastSlip } from "./kept-last-slip.ts";
import { createPlaceBets, type PlaceBets } from "./place-bets.ts";
import { pressPlace } from "./press-place.ts";
import { refreshAdded, refreshSlip } from "./refresh-slip.ts";
import { keepNames } from "./rename-slip.ts";
import { shareSlip } from "./share-slip.ts";
import { showNotices } from "./show-notices.ts";
import { type ActedSlip, createSlipActions, type SlipActions } from "./slip-actions.ts";
import { createSlipView, type SlipView } from "./slip-view.ts";
import { type BetSlipStore, createBetSlipStore } from "./store.ts";

/** The whole slip: what is on it, how it is shown, and how its bets are placed. */
export interface LoadedSlip extends ActedSlip {
  readonly view: SlipView;
  readonly placeBets: PlaceBets;
  /** What the slip's component reports. */
  readonly actions: SlipActions;
  /** Fetches the prices of the slip. */
  refresh(): Promise<PollResult>;
  refreshFreeBets(): void;
  /** Reads the kept slip, and keeps it in step with the site. Returns its end. */
  start(): () => void;
}

/** The slip of a site, with the code of all that it does. */
export function createSlip(site: Site): LoadedSlip {
  const { slipOutline: outline, clock, session, storage } = site;
  const slip = createBetSlipStore({ ...site, outline, now: clock.now });
  const freeBets = featureStore(site, createFreeBetsStore);
  const refreshFreeBets = () => void freeBets.refresh();
  const { country } = site.configuration;
  const placeBets = createPlaceBets({
    ...site,
    country,
    slip,
    refreshFreeBets,
    now: clock.now,
    terms: featureStore(site, createBetTerms),
  });
  const view = createSlipView(site, slip);
  const loaded: Omit<LoadedSlip, "actions"> = {
    slip,
    view,
    placeBets,
    press: () => pressPlace(site, { slip, placeBets }),
    clear: () => clearWithUndo(site, slip, () => void refreshSlip(site, slip)),
    chooseFreeBet(freeBetId) {
      const { list } = freeBets.getState();
      slip.chooseFreeBet(list.find(({ id }) => id === freeBetId) ?? null);
    },
    deposit() {
      const { totalStake, freeStake } = view.getState().totals;
      const stake = totalStake - freeStake;
      openCashier(site, { section: "deposit", ...(stake > 0 && { stake }) });
    },
    share: () => shareSlip(site, slip),
    refresh: () => refreshSlip(site, slip),
    refreshFreeBets,
    start() {
      const stops = [
        showNotices(site, slip),
        followSlip(site, slip),
        refreshAdded(site, slip),
        followFreeBets(site, slip),
        followBoosts(site, slip),
        keepPromotions(site, slip),
        keepLastSlip(site, slip),
        startPolls(site, slip, view),
      ];
      const isKept = storage.read(storageKeys.slip) !== null;
      // Whose it is the kept slip says itself; another person finds it cleared.
      slip.restore(null);
      const { user } = session.getState();
      if (user !== null) {
        slip.claim(user.id);
        placeBets.resume(user.id);
      }
      // What was pressed meanwhile has the names and the price that the page shows.
      stops.push(keepNames(site, slip, isKept));
      if (isKept) void refreshSlip(site, slip);
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  return { ...loaded, actions: createSlipActions(site, loaded) };
}

function startPolls(site: Site, slip: BetSlipStore, view: SlipView): () => void {
  const stops = [
    site.scheduler.start("slip selections", {
      every: intervals.selectionsRefresh,
      run: () => refreshSlip(site, slip),
    }),
    startAgeCheck(site, "slip age", view.refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
