/** The task of a crowd. */
export interface CrowdTask {
  /** In turn; each `*` becomes a number that no address had before. */
  readonly urls: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
  /** Milliseconds that a visitor reads a page before the next one; 0 unless it is said. */
  readonly reading?: number;
}

/** The answers that a crowd received. */
export interface CrowdReport {
  readonly kind: "report";
  /** Milliseconds of each answer with status 200, from its request to its last byte. */
  readonly durations: readonly number[];
  /** Answers with status 503; `failed` counts every other status. */
  readonly turnedAway: number;
  readonly failed: number;
  readonly bytes: number;
}
