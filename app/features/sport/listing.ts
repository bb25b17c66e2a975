import type { LeagueRowView } from "@grandstand/ui/league-table";
import type { EncodedCompetition } from "../events/index.ts";

/** How a sport's page lists what is ahead; each has an address of its own. */
export const sportViews = ["competitions", "days", "outrights", "tables"] as const;
export type SportViewName = (typeof sportViews)[number];

/** A competition by which the page can be filtered. */
export interface CompetitionChoice {
  readonly slug: string;
  readonly name: string;
}

/** A league's table, and those of the other leagues by their slugs. */
export interface TableListing {
  readonly leagues: readonly CompetitionChoice[];
  readonly slug: string;
  readonly name: string;
  /** Null where it could not be had. */
  readonly rows: readonly LeagueRowView[] | null;
  readonly cuts: readonly number[];
}

export interface SportListing {
  readonly name: string;
  /** Name of the competition that alone is listed; null lists all, or one whose name is not known. */
  readonly competitionName: string | null;
  readonly sportSlug: string;
  readonly view: SportViewName;
  /** Slug of the competition that alone is listed; null lists all. */
  readonly competition: string | null;
  /** The day that alone is listed, `2026-11-29` in the reader's zone; null lists all. */
  readonly day: string | null;
  readonly choices: readonly CompetitionChoice[];
  readonly outrightCount: number;
  /** A league of the sport has a table. */
  readonly hasTables: boolean;
  /** Of the view of tables; null where no league has one, and in every other view. */
  readonly table: TableListing | null;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly competitions: readonly EncodedCompetition[];
  /** Its breadcrumbs for searchers, as text for one script element. */
  readonly structured: string;
}
