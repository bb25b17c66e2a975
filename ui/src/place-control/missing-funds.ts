import type { BuilderControl } from "@grandstand/rules/builder";
import type { Cents } from "@grandstand/rules/money";
import type { PlaceControl, SlipError } from "@grandstand/rules/slip";

interface Refusable {
  readonly control: PlaceControl | BuilderControl;
  readonly error: SlipError | null;
}

/**
 * The cents that the balance lacks for the bets; null where it suffices. 0 where the server alone found it,
 * which does not say how much is missing.
 */
export function missingFundsOf({ control, error }: Refusable): Cents | null {
  const because = control.kind === "blocked" ? control.because : [];
  for (const blocker of because) {
    if (blocker.reason === "insufficient-funds") return blocker.missing;
  }
  return error?.kind === "insufficient-funds" ? 0 : null;
}
