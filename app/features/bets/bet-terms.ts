import { getConfiguration } from "@grandstand/contract/content";
import type { ComboBoostConfig } from "@grandstand/rules/combo-boost";
import { usualMaximumPayout } from "@grandstand/rules/returns";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../../core/site/site.ts";

/** What the bookmaker's configuration says of bets. */
export interface BetTerms {
  /** Null while it is not known, and where there is none. */
  readonly comboBoost: ComboBoostConfig | null;
  /** The most that a ticket pays, in cents. */
  readonly maximumPayout: number;
}

/** The terms of bets: no boost and the usual maximum until the configuration is there. For `featureStore`. */
export function createBetTerms(): StoreApi<BetTerms> {
  return createStore<BetTerms>(() => ({ comboBoost: null, maximumPayout: usualMaximumPayout }));
}

/** Fetches the terms; without an answer they stay as they are, and nothing is said of it (B8). */
export async function fetchBetTerms(
  { api, configuration, language }: Pick<Site, "api" | "configuration" | "language">,
  terms: StoreApi<BetTerms>,
): Promise<void> {
  const { bookmaker, country } = configuration;
  const answer = await api(getConfiguration, { query: { bookmaker, lang: language, country } });
  if (!answer.ok) return;
  const { percent_steps: percentSteps, winnings_calc_mode: mode } = answer.value.combo_boost;
  terms.setState({
    comboBoost: { percentSteps, mode },
    maximumPayout: answer.value.maximum_payout,
  });
}
