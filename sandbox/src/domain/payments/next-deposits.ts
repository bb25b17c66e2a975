export const depositOutcomes = ["accept", "refuse", "wait", "lose-answer"] as const;
/** What becomes of a deposit: `wait` leaves it to control, `lose-answer` accepts it and cuts the connection. */
export type DepositOutcome = (typeof depositOutcomes)[number];

/** What control has settled for the next deposits; in memory only. */
export interface NextDeposits {
  /** The next deposit of this person, or of anybody. */
  set(username: string | null, outcome: DepositOutcome): void;
  /** What was settled for this person's next deposit, which is used up by it; null where nothing was. */
  consume(username: string): DepositOutcome | null;
  reset(): void;
}

export function createNextDeposits(): NextDeposits {
  const outcomes = new Map<string | null, DepositOutcome>();
  return {
    set(username, outcome) {
      outcomes.set(username, outcome);
    },
    consume(username) {
      const key = outcomes.has(username) ? username : null;
      const outcome = outcomes.get(key) ?? null;
      outcomes.delete(key);
      return outcome;
    },
    reset: () => outcomes.clear(),
  };
}
