import { intervals } from "@grandstand/rules/intervals";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createSlipType } from "./slip-type.ts";
import { type BetBuilderStore, createBetBuilderStore } from "./store.ts";

const pollName = "bet builder";

/**
 * The site's bet builder, tied to what it follows: prices of its picks on the live line, the 5 s
 * refresh while it is in use, and the reset with every change of route (B2, B4). For `featureStore`.
 */
export function createBetBuilder(site: Site): BetBuilderStore {
  const { api, storage, clock, session, settings, connection, odds, scheduler, alone, setTimer } =
    site;
  const { bookmaker, country } = site.configuration;
  const slipType = featureStore(site, createSlipType);
  const store = createBetBuilderStore({
    api,
    storage,
    now: clock.now,
    terms: { bookmaker, language: site.language, country },
    acceptOdds: () => settings.getState().acceptOdds,
    session,
    connection,
    alone,
    setTimer,
    onElsewhere: site.messages.showElsewhere,
  });
  const poll = () =>
    scheduler.start(pollName, { every: intervals.selectionsRefresh, run: store.refresh });
  if (slipType.getState() === "betbuilder") poll();
  slipType.subscribe((type) => {
    if (type === "betbuilder") return void poll();
    scheduler.stop(pollName);
    store.reset();
  });
  odds.watchAll((keys) => {
    const { picks } = store.getState().builder;
    if (picks.some(({ outcomeId }) => keys.has(outcomeId))) void store.refresh();
  });
  // What became of a bet shows, wherever its person has gone meanwhile.
  store.subscribe(({ placement }, before) => {
    if (placement !== before.placement && placement.tickets.length > 0) {
      slipType.setState("betbuilder", true);
    }
  });
  return store;
}
