import { getConfiguration } from "@grandstand/contract/content";
import type { Site } from "../../core/site/create-site.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { createFreeBetsStore } from "../promotions/free-bets.ts";

/**
 * Keeps what promotions add to the slip: the combo boost, and the person's free bets. These are asked
 * for now, with every login and logout, whenever the slip opens or gets its first selection, and
 * whenever the bookmaker says that they changed (B7). Returns its end.
 */
export function keepSlipPromotions(site: Site): () => void {
  const { slip, session } = site;
  const freeBets = featureStore(site, createFreeBetsStore);
  void askConfiguration(site);
  void freeBets.refresh();
  const stopSession = session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) void freeBets.refresh();
  });
  const stopSlip = slip.subscribe((state, before) => {
    const isOpened = state.isOpen && !before.isOpen;
    const isBegun = before.slip.selections.length === 0 && state.slip.selections.length > 0;
    const isNews = state.freeBetsNews !== before.freeBetsNews;
    if (isOpened || isBegun || isNews) void freeBets.refresh();
  });
  return () => {
    stopSession();
    stopSlip();
  };
}

/** Without an answer there is no boost and the usual maximum, and nothing is said of it (B8). */
async function askConfiguration({ api, slip, configuration, language }: Site): Promise<void> {
  const { bookmaker, country } = configuration;
  const answer = await api(getConfiguration, { query: { bookmaker, lang: language, country } });
  if (!answer.ok) return;
  const { percent_steps: percentSteps, winnings_calc_mode: mode } = answer.value.combo_boost;
  slip.setComboBoost({ percentSteps, mode });
  slip.setMaximumPayout(answer.value.maximum_payout);
}
