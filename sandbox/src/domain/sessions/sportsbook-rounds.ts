/** Which of an account's sportsbook tokens are valid: each is of a round, and the end of a round ends those before. */
export interface SportsbookRounds {
  /** The round that a token signed now is of, counted from 0. */
  current(accountId: string): number;
  isValid(accountId: string, round: number): boolean;
  /** Ends the tokens so far; the next ones are valid, unless `alsoNext` ends those too. */
  end(accountId: string, alsoNext: boolean): void;
  /** Reverts every end. */
  forgive(): void;
}

/** No account's tokens are ended at first. In memory only: a restart clears it. */
export function createSportsbookRounds(): SportsbookRounds {
  /** How many times an account's sportsbook tokens were ended: tokens of an earlier round are invalid. */
  const rounds = new Map<string, number>();
  /** Accounts of which no sportsbook token is valid. */
  const shutOut = new Set<string>();
  const current = (accountId: string) => rounds.get(accountId) ?? 0;
  return {
    current,
    isValid: (accountId, round) => !shutOut.has(accountId) && round >= current(accountId),
    end(accountId, alsoNext) {
      rounds.set(accountId, current(accountId) + 1);
      if (alsoNext) shutOut.add(accountId);
      else shutOut.delete(accountId);
    },
    forgive() {
      rounds.clear();
      shutOut.clear();
    },
  };
}
