import type { Site } from "../../core/site/site.ts";
import { isChosen } from "../../core/slip-outline/slip-outline.ts";
import { toSelection } from "../events/index.ts";
import { type PriceTarget, selectable, selected } from "./price-target.ts";

/** The bet slip, as prices are chosen for it. For `featureStore`. */
export function createSlipTarget({ slipOutline, odds, clock }: Site): PriceTarget {
  return {
    subscribe: slipOutline.subscribe,
    choiceOf: (outcomeId) => (isChosen(slipOutline.getState(), outcomeId) ? selected : selectable),
    toggle({ outcome, market, event, betOrigin }) {
      slipOutline.toggle(
        { ...toSelection(outcome, market, event), betOrigin },
        {
          odds: outcome.odds,
          isSuspended: outcome.isSuspended,
          comboBoostAvailable: outcome.isComboBoosted ?? false,
          pricedAt: odds.price(outcome.id)?.pricedAt ?? clock.now(),
        },
      );
    },
  };
}
