import type { Account } from "../../../domain/accounts/account.ts";
import type { Visit } from "./visits.ts";
import type { Formatter } from "./wording.ts";

/** The person who reads a page, and what is needed to write it for them. */
export interface Visitor extends Formatter {
  visit: Visit;
  account: Account;
  /** What every address of the visit begins with. */
  base: string;
  /** Epoch milliseconds. */
  now: number;
  /** Cents. */
  balance: number;
}
