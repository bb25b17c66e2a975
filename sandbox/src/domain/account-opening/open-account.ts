import { randomUUID } from "node:crypto";
import type { Database } from "../../kernel/database/open.ts";
import { brusselsDay, shiftDays } from "../../kernel/time/brussels-time.ts";
import type { AccountProfile, AccountSettings } from "../accounts/account.ts";
import { freshProfile, freshSettings, permissionsOf } from "../accounts/fresh-account.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { accounts } from "../accounts/schema.ts";
import { useProof } from "../identification/identifications.ts";
import { comparable, comparablePassport } from "../identities/identities.ts";
import { ageOn, readNationalNumber } from "../identities/national-number.ts";
import { plainWords } from "../identities/plain-words.ts";
import type { KeptRegistration, Registration } from "../identities/registration.ts";
import { accessEvents, identities } from "../identities/schema.ts";
import { openWallet } from "../ledger/ledger.ts";
import { openPurses } from "../loyalty/purses.ts";

export interface Opening {
  sent: Registration;
  language: AccountSettings["locale"];
  /** The identity app's proof of the person's identity (`readProof`), which the account uses up. */
  identification: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Opens the account of a registration that was judged, with an empty wallet; returns its id. Rejects where another
 * account has meanwhile taken what only one may have.
 */
export async function openAccount(
  database: Database,
  { sent, language, identification, now }: Opening,
): Promise<string> {
  const id = `account-${randomUUID()}`;
  const passwordHash = await hashPassword(sent.password);
  await database.transaction(async (transaction) => {
    const isProven = identification !== null;
    if (isProven && !(await useProof(transaction, identification, now))) {
      throw new Error("another registration has used the identification meanwhile");
    }
    await transaction.insert(accounts).values({
      id,
      username: sent.username.trim(),
      passwordHash,
      profile: profileOf(sent, isProven, now),
      settings: { ...freshSettings, locale: language },
      loginRule: "open",
    });
    await transaction.insert(identities).values({
      accountId: id,
      emailKey: comparable(sent.email),
      usernameKey: comparable(sent.username),
      nationalNumber: readNationalNumber(sent.natRegNumber ?? "")?.digits ?? null,
      nationality: sent.nationality,
      passport: sent.passportId === null ? null : comparablePassport(sent.passportId),
      registration: keptPart(sent),
    });
    await openWallet(transaction, id);
    await openPurses(transaction, id, { coins: 0, points: 0 }, now);
    await transaction
      .insert(accessEvents)
      .values({ id: randomUUID(), accountId: id, kind: "registration", at: now });
  });
  return id;
}

/** The number of days for which a registered person is a newcomer: the welcome cashier is for them (A4). */
const newcomerDays = 30;

/** A person proven by the identity app needs no document. What became of a document is what its own session says. */
function profileOf(sent: Registration, isProven: boolean, now: number): AccountProfile {
  const status = isProven ? "validated" : "not_uploaded";
  return {
    ...freshProfile,
    permissions: permissionsOf(status),
    email: sent.email.trim(),
    name: plainWords(`${sent.firstname} ${sent.lastname}`),
    age: ageOn(sent.dob, now),
    document_status: status,
    cut_off_date: brusselsDay(shiftDays(now, newcomerDays)),
  };
}

function keptPart(sent: Registration): KeptRegistration {
  const { password, password_confirmation, g_recaptcha_response, auth, ...kept } = sent;
  return kept;
}
