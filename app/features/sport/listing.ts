import type { EncodedCompetition } from "../events/index.ts";

/** How a sport's page lists what is ahead; each has an address of its own. */
export const sportViews = ["competitions", "days", "outrights"] as const;
export type SportViewName = (typeof sportViews)[number];

/** A competition by which the page can be filtered. */
export interface CompetitionChoice {
  readonly slug: string;
  readonly name: string;
}

export interface SportListing {
  readonly name: string;
  /** Name of the competition that alone is listed; null lists all, or one whose name is not known. */
  readonly competitionName: string | null;
  readonly sportSlug: string;
  readonly view: SportViewName;
  /** Slug of the competition that alone is listed; null lists all. */
  readonly competition: string | null;
  readonly choices: readonly CompetitionChoice[];
  readonly outrightCount: number;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly competitions: readonly EncodedCompetition[];
  /** Its breadcrumbs for searchers, as text for one script element. */
  readonly structured: string;
}
