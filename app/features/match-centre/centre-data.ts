import type { PlaySnapshot } from "@grandstand/contract/match-centre";
import type { SportPlayKind } from "@grandstand/contract/sport-play";
import type { CentreParts } from "@grandstand/ui/match-centre";
import type { CentrePart } from "./view.ts";

/** What a match's page comes with of its centre. */
export interface CentreData {
  /** The parts that have data; at least one. */
  readonly available: readonly CentrePart[];
  /** How it is counted; null where by goals or points. */
  readonly kind: SportPlayKind | null;
  /** Null before it begins. */
  readonly play: PlaySnapshot | null;
  /** Where the page opens with it: before the match. */
  readonly form: Extract<CentreParts["form"], { status: "ready" }>["value"] | null;
}
