/** What a run of walks came to. */
export interface Report {
  readonly steps: number;
  /** Each failure in the words of what noticed it. */
  readonly found: readonly {
    readonly words: string;
    /** How many steps it took in all, the failing one among them. */
    readonly step: number;
    /** How long it took, without the start of the services. */
    readonly seconds: number;
    readonly seed: number;
  }[];
}
