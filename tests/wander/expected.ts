import type { Ledger } from "./ledger.ts";
import type { Person } from "./person.ts";

/** What a person expects of the site, besides what is on the screen. */
export interface Expected {
  readonly person: Person;
  /** Whoever bets in this walk, logged in or not. */
  readonly username: string;
  isLoggedIn: boolean;
  /** The books after the step before. */
  ledger: Ledger;
  /** The steps so far, each described in words. */
  readonly log: string[];
}
