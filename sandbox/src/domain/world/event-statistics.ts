import type { CatalogueCompetition } from "../catalogue/types.ts";
import type { PlayedMatch, TableRow } from "./records.ts";

/** One side's latest matches, latest first. */
export interface SideForm {
  name: string;
  matches: readonly PlayedMatch[];
}

/** What the statistics page shows of a match. */
export interface EventStatistics {
  competition: CatalogueCompetition;
  sport: "football" | "tennis" | "esport";
  /** Home and away. */
  sides: readonly [SideForm, SideForm];
  /** Meetings of the two, latest first. */
  headToHead: readonly PlayedMatch[];
  /** Best first; empty where the competition has none. */
  table: readonly TableRow[];
}
