import type { Site } from "../../core/site/site.ts";
import { explainBetRefusal } from "../refusals/index.ts";
import type { PlaceBets } from "./place-bets.ts";
import type { BetSlipStore } from "./store.ts";

/**
 * The press of the place button, or of whatever is shown instead of it (B5, B6): a visitor logs in, a
 * restricted person reads why, consent is given, or the bet is placed.
 */
export function pressPlace(
  site: Site,
  { slip, placeBets }: { readonly slip: BetSlipStore; readonly placeBets: PlaceBets },
): void {
  const control = slip.control();
  switch (control.kind) {
    case "login":
    case "restricted":
      return explainBetRefusal(site);
    case "accept-changes":
      return slip.acceptChanges(control.changes);
    case "place":
      return void placeBets.place();
    case "empty":
    case "processing":
    case "checking":
    case "results":
    case "blocked":
      return;
  }
}
