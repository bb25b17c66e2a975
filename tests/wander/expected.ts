import type { Budget } from "./budget.ts";
import type { Books } from "./ledger.ts";
import type { OwnLimits } from "./limits.ts";
import type { Somebody } from "./people.ts";
import type { Person } from "./person.ts";

/** What a person expects of the site, beyond what the screen shows. */
export interface Expected {
  readonly person: Person;
  /** The people who share the browser; a person who registers is added. */
  readonly people: Somebody[];
  /** The user name of the person who is logged in, or was the last. */
  username: string;
  isLoggedIn: boolean;
  /** The operator's books after the previous step. */
  books: Books;
  /** What each of them has limited, by user name. */
  readonly limits: Map<string, OwnLimits>;
  /** User names of people from whom a consent is requested, and has not been given. */
  readonly consentsDue: Set<string>;
  /** What was shown to somebody for whom it was not meant. */
  readonly misplaced: string[];
  /** When no further step begins. */
  readonly budget: Budget;
  /** The steps so far, each described in words. */
  readonly log: string[];
}

/** The user name of the person who is there; null where no one is logged in. */
export function whoIsThere({ isLoggedIn, username }: Expected): string | null {
  return isLoggedIn ? username : null;
}

/** The person of a user name. Throws where no one has it. */
export function somebodyOf({ people }: Expected, username: string): Somebody {
  const found = people.find((each) => each.username === username);
  if (found) return found;
  throw new Error(`Nobody is called ${username}.`);
}
