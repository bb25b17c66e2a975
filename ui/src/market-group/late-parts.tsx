import { Suspense } from "react";
import { lazyPart } from "../load-code/index.ts";
import type { OutcomeResultProps } from "./outcome-result.tsx";

/** Most events are no races. */
export const RacePanel = lazyPart(async () => (await import("./race-panel.tsx")).RacePanel);

/** Most markets have no players, and none does that comes with a page. */
export const PlayerRows = lazyPart(async () => (await import("./player-rows.tsx")).PlayerRows);

/** What play has decided: most markets are open. */
export const SettledRow = lazyPart(async () => (await import("./settled-row.tsx")).SettledRow);

const LateResult = lazyPart(async () => (await import("./outcome-result.tsx")).OutcomeResult);

/** What came of an outcome: most events are not over. */
export function OutcomeResult(props: OutcomeResultProps) {
  return (
    <Suspense>
      <LateResult {...props} />
    </Suspense>
  );
}
