import type { BetSlipView } from "@grandstand/ui/bet-slip";
import type { Settings } from "../../core/settings/settings.ts";

/** A slip with nothing on it, which every page shows: making it takes none of the slip's code. */
export function emptySlipView(
  settings: Settings,
  notice: BetSlipView["notice"] = null,
): BetSlipView {
  return {
    betType: "single",
    betTypes: [],
    lines: [],
    stake: null,
    stakeMaximum: 0,
    unitStake: null,
    system: null,
    eachWay: null,
    freeBets: null,
    comboBoost: null,
    totals: {
      betCount: 0,
      totalStake: 0,
      freeStake: 0,
      totalOdds: null,
      potentialReturn: null,
      potentialPlaceReturn: null,
      comboBoost: null,
      cappedAt: null,
    },
    movedPrices: null,
    passedLimit: null,
    boost: null,
    sentence: null,
    control: { kind: "empty" },
    error: null,
    notice,
    pricedAt: null,
    tickets: [],
    settings,
  };
}
