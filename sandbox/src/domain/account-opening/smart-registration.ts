import { randomUUID } from "node:crypto";
import type { LoginData } from "@grandstand/contract/account";
import type { smartRegistrationSchema } from "@grandstand/contract/smart-registration";
import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Database } from "../../kernel/database/open.ts";
import type { MessageKey } from "../../kernel/wording/messages.ts";
import type { Account } from "../accounts/account.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { accounts } from "../accounts/schema.ts";
import { comparable, comparablePassport } from "../identities/identities.ts";
import { ageOn, readNationalNumber } from "../identities/national-number.ts";
import { accessEvents, identities } from "../identities/schema.ts";
import {
  minimumAge,
  nationalNumberError,
  passportError,
  passwordError,
  usernameError,
} from "./judge.ts";

export type SmartRegistration = InferOutput<typeof smartRegistrationSchema>;

/** Why each refused field is refused. */
export type SmartErrors = ReadonlyMap<keyof SmartRegistration, MessageKey>;

/** What the operator knows of a person whose account has to be completed (A3). */
export async function readLoginData(database: Database, account: Account): Promise<LoginData> {
  const [identity] = await database
    .select({ nationality: identities.nationality })
    .from(identities)
    .where(eq(identities.accountId, account.id));
  const nationality = identity?.nationality ?? "BE";
  const document_type = nationality === "BE" ? "nrn" : "passport";
  return { email: account.profile.email, document_type, nationality };
}

/** Judges what completes an account; `now` is epoch milliseconds (A5, computed by the operator itself). */
export async function judgeSmart(
  database: Database,
  account: Account,
  sent: SmartRegistration,
  now: number,
): Promise<SmartErrors> {
  const { document_type, nationality } = await readLoginData(database, account);
  const isNational = document_type === "nrn";
  const number = sent.natRegNumber ?? "";
  const passportId = sent.passportId ?? "";
  const found: readonly (readonly [keyof SmartRegistration, MessageKey | null])[] = [
    ["sport_username", await usernameError(database, sent.sport_username)],
    ["sport_password", passwordError(sent.sport_password)],
    isNational
      ? ["natRegNumber", (await nationalNumberError(database, number, null)) ?? youth(number, now)]
      : ["passportId", await passportError(database, { nationality, passportId })],
    ["tos", sent.tos ? null : "tos-required"],
  ];
  return new Map(found.flatMap(([field, error]) => (error === null ? [] : [[field, error]])));
}

/** Whether the owner of a number is not old enough, in whichever century they were born. */
function youth(text: string, now: number): MessageKey | null {
  const number = readNationalNumber(text);
  const isOld = number !== null && ageOn(number.earliestBirth, now) >= minimumAge;
  return isOld ? null : "too-young";
}

/**
 * Completes an account with what was judged: from now on it has this name and this password, and its login is open.
 * False where another request has completed it meanwhile. Rejects where another account has what only one may have.
 */
export async function completeAccount(
  database: Database,
  known: Account,
  sent: SmartRegistration,
  now: number,
): Promise<boolean> {
  const isThis = eq(accounts.id, known.id);
  const passwordHash = await hashPassword(sent.sport_password);
  const username = sent.sport_username.trim();
  const { document_type } = await readLoginData(database, known);
  // The one of the two numbers that was judged.
  const document =
    document_type === "nrn"
      ? { nationalNumber: readNationalNumber(sent.natRegNumber ?? "")?.digits ?? null }
      : { passport: comparablePassport(sent.passportId ?? "") };
  return database.transaction(async (transaction) => {
    // The account's row first: two requests for one account wait for each other here.
    const [account] = await transaction
      .select({ loginRule: accounts.loginRule })
      .from(accounts)
      .where(isThis)
      .for("update");
    if (account?.loginRule !== "smart_registration") return false;
    await transaction
      .update(identities)
      .set({ usernameKey: comparable(username), ...document })
      .where(eq(identities.accountId, known.id));
    await transaction
      .update(accounts)
      .set({ username, passwordHash, loginRule: "open" })
      .where(isThis);
    await transaction
      .insert(accessEvents)
      .values({ id: randomUUID(), accountId: known.id, kind: "registration", at: now });
    return true;
  });
}
