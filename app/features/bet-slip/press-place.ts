import type { Site } from "../../core/site/create-site.ts";
import { explainRefusal } from "./explain-refusal.ts";
import type { LoadedSlip } from "./index.lazy.ts";

/**
 * The press of whatever stands in the place button's place (B5, B6): a visitor logs in, a restricted
 * person is told why, consent is taken, or the bet is placed.
 */
export function pressPlace(
  site: Site,
  { slip, placeBets }: Pick<LoadedSlip, "slip" | "placeBets">,
): void {
  const control = slip.control();
  switch (control.kind) {
    case "login":
    case "restricted":
      return explainRefusal(site, site.session.getState().user);
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
