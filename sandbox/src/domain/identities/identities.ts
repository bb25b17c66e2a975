import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { accounts } from "../accounts/schema.ts";
import { plainWords } from "./plain-words.ts";
import type { KeptRegistration } from "./registration.ts";
import { exclusionRegister, identities } from "./schema.ts";

/** A text as it is compared: without case and without the ways to write a letter. */
export function comparable(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** A passport's number as it is compared: without what people put between its characters. */
export function comparablePassport(text: string): string {
  return comparable(plainWords(text)).replace(/[ '-]/g, "");
}

export async function isEmailUsed(database: Database, email: string): Promise<boolean> {
  return isUsed(database, eq(identities.emailKey, comparable(email)));
}

export async function isUsernameUsed(database: Database, username: string): Promise<boolean> {
  return isUsed(database, eq(identities.usernameKey, comparable(username)));
}

export async function isNationalNumberUsed(database: Database, digits: string): Promise<boolean> {
  return isUsed(database, eq(identities.nationalNumber, digits));
}

export async function isPassportUsed(
  database: Database,
  { nationality, passportId }: { nationality: string; passportId: string },
): Promise<boolean> {
  const passport = comparablePassport(passportId);
  return isUsed(
    database,
    and(eq(identities.nationality, nationality), eq(identities.passport, passport)),
  );
}

/** Whether the national register says that this person may not play. */
export async function isExcluded(database: Database, nationalNumber: string): Promise<boolean> {
  const [row] = await database
    .select()
    .from(exclusionRegister)
    .where(eq(exclusionRegister.nationalNumber, nationalNumber));
  return row !== undefined;
}

/** The person whom a registration names. */
export type NamedPerson = Pick<KeptRegistration, "firstname" | "lastname" | "dob">;

/**
 * Whether somebody of this name and birth date has an account and may not play: by the national register, or by an
 * exclusion of their own. A person who comes back with another document has the same name and the same birthday.
 */
export async function isExcludedByName(database: Database, person: NamedPerson): Promise<boolean> {
  const excluded = await database
    .select({ registration: identities.registration })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .leftJoin(exclusionRegister, eq(exclusionRegister.nationalNumber, identities.nationalNumber))
    .where(
      or(
        isNotNull(exclusionRegister.nationalNumber),
        sql`(${accounts.profile} ->> 'self_excluded')::boolean`,
      ),
    );
  return excluded.some(
    ({ registration }) => registration !== null && personKey(registration) === personKey(person),
  );
}

/** A person as registers compare them: letters alone, without case and accents, and the birth date. */
function personKey({ firstname, lastname, dob }: NamedPerson): string {
  const lettersOf = (name: string) =>
    comparable(name)
      .normalize("NFD")
      .replace(/[^\p{L}]/gu, "");
  return [lettersOf(lastname), lettersOf(firstname), dob].join(" ");
}

/** Enters a national number in the register, or removes it; twice is the same as once. */
export async function setExcluded(
  database: Database,
  nationalNumber: string,
  isInRegister: boolean,
): Promise<void> {
  if (isInRegister) {
    await database.insert(exclusionRegister).values({ nationalNumber }).onConflictDoNothing();
    return;
  }
  await database
    .delete(exclusionRegister)
    .where(eq(exclusionRegister.nationalNumber, nationalNumber));
}

async function isUsed(
  database: Database,
  condition: Parameters<ReturnType<ReturnType<Database["select"]>["from"]>["where"]>[0],
): Promise<boolean> {
  const [row] = await database
    .select({ id: identities.accountId })
    .from(identities)
    .where(condition)
    .limit(1);
  return row !== undefined;
}
