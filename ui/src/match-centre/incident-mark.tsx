import { cardColours } from "@grandstand/tokens/mark-colours";
import { ArrowUpDown } from "lucide";
import { Icon } from "../icon/index.ts";
import type { IncidentKind } from "./match-centre-view.ts";

export interface IncidentMarkProps {
  readonly kind: IncidentKind;
  /** In px. */
  readonly size?: number;
}

/** The sign of an incident. What it means is beside it in words, so that it is hidden from screen readers. */
export function IncidentMark({ kind, size = 16 }: IncidentMarkProps) {
  if (kind === "substitution")
    return <Icon shape={ArrowUpDown} size={size} className="gs:shrink-0" />;
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 16 16" className="gs:shrink-0">
      <IncidentShape kind={kind} />
    </svg>
  );
}

/** The same without a frame of its own, on 16 by 16, for a drawing. A substitution has none. */
export function IncidentShape({ kind }: { readonly kind: IncidentKind }) {
  switch (kind) {
    case "goal":
    case "own-goal":
    case "penalty-goal":
      return (
        <>
          <circle cx="8" cy="8" r="6.5" fill="currentColor" />
          <path
            d="M8 5.2 10.4 7 9.5 9.8h-3L5.6 7zM8 1.6v2M1.9 7.2 3.7 7M14.1 7.2 12.3 7M4.4 13.2l1-1.7M11.6 13.2l-1-1.7"
            className="gs:fill-surface gs:stroke-surface"
          />
        </>
      );
    case "yellow-card":
      return (
        <rect
          x="4.25"
          y="2.25"
          width="7.5"
          height="11.5"
          rx="1.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      );
    case "second-yellow-card":
    case "red-card":
      return <rect x="3.5" y="1.5" width="9" height="13" rx="1.5" fill={cardColours.red} />;
    case "substitution":
      return null;
  }
}
