import type { Ledger } from "./ledger.ts";
import type { Person } from "./person.ts";

/** What a person expects of the site, beyond what the screen shows. */
export interface Expected {
  readonly person: Person;
  /** The account of this walk, logged in or not. */
  readonly username: string;
  isLoggedIn: boolean;
  /** The ledger after the previous step. */
  ledger: Ledger;
  /** The steps so far, each described in words. */
  readonly log: string[];
}
