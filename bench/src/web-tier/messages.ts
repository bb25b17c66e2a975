/** What a crowd is told to do. */
export interface CrowdTask {
  readonly urls: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

/** What a crowd saw. */
export interface CrowdTold {
  readonly kind: "told";
  /** Milliseconds of each answer with status 200, from its request to its last byte. */
  readonly took: readonly number[];
  /** Answers that were turned away (503), and those that were neither. */
  readonly turnedAway: number;
  readonly failed: number;
  readonly bytes: number;
}
