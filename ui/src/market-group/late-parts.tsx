import { Suspense } from "react";
import { lazyPart } from "../load-code/index.ts";
import type { OutcomeResultProps } from "./outcome-result.tsx";

/** Most events are no races. */
export const RaceCard = lazyPart(async () => (await import("./race-card.tsx")).RaceCard);

const LateResult = lazyPart(async () => (await import("./outcome-result.tsx")).OutcomeResult);

/** What came of an outcome: most events are not over. */
export function OutcomeResult(props: OutcomeResultProps) {
  return (
    <Suspense>
      <LateResult {...props} />
    </Suspense>
  );
}
