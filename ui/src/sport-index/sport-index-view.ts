/** How many events there are, and how many of them are in play. */
export interface IndexCounts {
  readonly count: number;
  readonly liveCount: number;
}

/** A competition that leads to its page. */
export interface IndexLeagueView extends IndexCounts {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Of its sport, see `SportIcon`; where it is listed without its country, … */
  readonly icon: string;
  /** … the flag of that instead, see `Flag`. */
  readonly country?: string | undefined;
}

/** A country of a sport, or what its competitions are sorted by instead. */
export interface IndexCountryView extends IndexCounts {
  /** Names it in `OpenBranch`. */
  readonly slug: string;
  readonly name: string;
  readonly country?: string | undefined;
  /** How many rows its leagues will need. */
  readonly leagueCount: number;
}

/** What a sport that is no sport of its own has instead of countries: a game of e-sports, a link. */
export interface IndexGameView extends IndexCounts {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly icon: string;
}

export interface IndexSportView extends IndexGameView {
  /** Names it in `OpenBranch`. */
  readonly slug: string;
  readonly countries: readonly IndexCountryView[];
  readonly games: readonly IndexGameView[];
}

/** The leagues of the open country. */
export interface OpenLeaguesView {
  readonly status: "loading" | "ready" | "error";
  readonly leagues: readonly IndexLeagueView[];
}
