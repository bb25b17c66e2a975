import type { Site } from "../../core/site/create-site.ts";
import type { keepSlipPromotions } from "./slip-promotions.ts";

type Keep = typeof keepSlipPromotions;

/**
 * What promotions add to the slip, whose code comes with the first selection or with the opened slip.
 * Where promotions are switched off, nothing is loaded and nothing asked. Returns its end.
 */
export function loadSlipPromotions(site: Site, loadKeep: () => Promise<Keep>): () => void {
  const { slip, configuration } = site;
  let stopKeeping = () => {};
  let isEnded = false;

  function begin() {
    const { isOpen, slip: shown } = slip.getState();
    if (!isOpen && shown.selections.length === 0) return;
    stopWaiting();
    // Until the code is there, there are neither boosts nor free bets: the slip works as ever.
    void loadKeep().then((keep) => {
      if (!isEnded) stopKeeping = keep(site);
    });
  }

  const stopWaiting = slip.subscribe(begin);
  if (configuration.promotions) begin();
  else stopWaiting();
  return () => {
    isEnded = true;
    stopWaiting();
    stopKeeping();
  };
}
