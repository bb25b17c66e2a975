import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../load-code/index.ts";
import type { OutcomeResultProps } from "./outcome-result.tsx";

/** Most events are no races. */
export const RacePanel = lazyPart(async () => (await import("./race-panel.tsx")).RacePanel);

type RarerParts = typeof import("./rarer-parts.ts");

/** What the markets that most pages come with have not; its code comes together. */
const rarerPart = <Props,>(pick: (parts: RarerParts) => ComponentType<Props>) =>
  lazyPart(async () => pick(await import("./rarer-parts.ts")));

export const PlayerRows = rarerPart((parts) => parts.PlayerRows);
export const SettledRow = rarerPart((parts) => parts.SettledRow);
export const MarketsSkeleton = rarerPart((parts) => parts.MarketsSkeleton);
export const NoMarkets = rarerPart((parts) => parts.NoMarkets);
const LateResult = rarerPart((parts) => parts.OutcomeResult);

/** What came of an outcome: most events are not over. */
export function OutcomeResult(props: OutcomeResultProps) {
  return (
    <Suspense>
      <LateResult {...props} />
    </Suspense>
  );
}
