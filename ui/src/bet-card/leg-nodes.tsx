import type { LegStanding } from "@grandstand/rules/bet-progress";
import { LegNode } from "./leg-node.tsx";

/** More than these have no room in a line beside something else. */
const mostNodes = 8;

/** The standings of a bet's selections in a line, for the eye alone: what is beside it says them in words. */
export function LegNodes({ standings }: { readonly standings: readonly LegStanding[] }) {
  return (
    <span aria-hidden className="gs:flex gs:shrink-0 gs:items-center gs:gap-1">
      {standings.slice(0, mostNodes).map((standing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a selection is its position in the bet
        <span key={index} className="gs:flex gs:items-center gs:gap-1">
          {index > 0 && <span className="gs:h-0.5 gs:w-2.5 gs:bg-ink" />}
          <LegNode standing={standing} />
        </span>
      ))}
    </span>
  );
}
