import { defaultCurrency } from "@grandstand/rules/money";
import type { Session } from "./session.ts";

/** The currency of the account (ISO 4217), in which all its money is; the site's own without one (B9). */
export const currencyOf = ({ user }: Pick<Session, "user">): string =>
  user?.currency ?? defaultCurrency;
