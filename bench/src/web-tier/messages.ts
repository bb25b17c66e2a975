/** The task of a crowd. */
export interface CrowdTask {
  readonly urls: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
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
