import { createHash, randomBytes } from "node:crypto";
import type { authorizePaths } from "@grandstand/contract/authorize-paths";
import type { Language } from "@grandstand/contract/entities";
import type { IdentifiedPerson } from "@grandstand/contract/identity-app";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { comparable, comparablePassport } from "../identities/identities.ts";
import type { FieldErrors, Registration } from "../identities/registration.ts";
import { identities } from "../identities/schema.ts";
import { type Person, people } from "./people.ts";
import { identifications } from "./schema.ts";

export type Purpose = keyof typeof authorizePaths;

/** Milliseconds in which the person may answer in the app. */
const answerTime = 5 * 60_000;
/** Milliseconds for which what the app proved is good for a registration. */
const proofTime = 30 * 60_000;
/** Milliseconds for which the code of a login is good: a browser that comes back trades it at once. */
const codeTime = 2 * 60_000;

export type Identification = typeof identifications.$inferSelect;
type Beginning = Pick<Identification, "purpose" | "language" | "siteOrigin" | "accountId">;

/** Begins one; returns the secret that the app's page carries. */
export async function beginIdentification(
  database: Database,
  beginning: Beginning,
  now: number,
): Promise<string> {
  const request = randomBytes(32).toString("base64url");
  await database
    .insert(identifications)
    .values({ ...beginning, requestHash: hashOf(request), endsAt: now + answerTime });
  return request;
}

export async function findIdentification(
  database: Database,
  request: string,
): Promise<Identification | null> {
  const [row] = await database
    .select()
    .from(identifications)
    .where(eq(identifications.requestHash, hashOf(request)));
  return row ?? null;
}

/**
 * The person confirms: returns `auth` and `identifier` for the site, or null where the time is over. The same answer
 * that arrives again, as a browser repeats one, gets the same two: both follow from the request's secret and `state`,
 * the text of the tab that set out.
 */
export async function confirmIdentification(
  database: Database,
  { request, person, state }: { request: string; person: string; state: string },
  now: number,
): Promise<{ auth: string; identifier: string } | null> {
  const isThis = eq(identifications.requestHash, hashOf(request));
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(identifications).where(isThis).for("update");
    if (!row || row.endsAt <= now || (row.person !== null && row.person !== person)) return null;
    const auth = hashOf(`auth ${request}`);
    const identifier = row.purpose === "login" ? hashOf(state) : hashOf(`identifier ${request}`);
    const proof = { person, authHash: hashOf(auth), identifier, confirmedAt: now };
    await transaction.update(identifications).set(proof).where(isThis);
    return { auth, identifier };
  });
}

/** Refused in the app, or left to expire: nothing more can be answered. */
export async function endIdentification(
  database: Database,
  request: string,
  now: number,
): Promise<void> {
  await database
    .update(identifications)
    .set({ endsAt: now })
    .where(eq(identifications.requestHash, hashOf(request)));
}

/** What a proof says, or why it says nothing any more. */
type Proof =
  | { kind: "proven"; person: Person; requestHash: string }
  | { kind: "IDENTITY_UNKNOWN" | "IDENTITY_EXPIRED" | "IDENTITY_USED" };

/** What `auth` and `identifier` prove, for a registration. */
export async function readProof(
  database: Database,
  { auth, identifier }: { auth: string; identifier: string },
  now: number,
): Promise<Proof> {
  const [row] = await database
    .select()
    .from(identifications)
    .where(eq(identifications.authHash, hashOf(auth)));
  const person = people.get(row?.person ?? "");
  if (!row || !person || row.purpose !== "registration" || row.identifier !== identifier) {
    return { kind: "IDENTITY_UNKNOWN" };
  }
  if (row.usedAt !== null) return { kind: "IDENTITY_USED" };
  if ((row.confirmedAt ?? 0) + proofTime <= now) return { kind: "IDENTITY_EXPIRED" };
  return { kind: "proven", person, requestHash: row.requestHash };
}

/**
 * Uses the code of a login up, for the tab whose `state` set out for it: resolves with the account, or with null where
 * the code is unknown, too old or used, or another tab's.
 */
export async function useLoginCode(
  database: Database,
  { code, state }: { code: string; state: string },
  now: number,
): Promise<string | null> {
  const isThis = and(
    eq(identifications.purpose, "login"),
    eq(identifications.authHash, hashOf(code)),
    eq(identifications.identifier, hashOf(state)),
  );
  const [row] = state === "" ? [] : await database.select().from(identifications).where(isThis);
  const person = people.get(row?.person ?? "");
  if (!row || !person || (row.confirmedAt ?? 0) + codeTime <= now) return null;
  const isUsed = await useProof(database, row.requestHash, now);
  return isUsed ? accountOfPerson(database, person.facts) : null;
}

/** Uses a proof up; false where another registration was faster. */
export async function useProof(
  database: Pick<Database, "update">,
  requestHash: string,
  now: number,
): Promise<boolean> {
  const used = await database
    .update(identifications)
    .set({ usedAt: now })
    .where(and(eq(identifications.requestHash, requestHash), isNull(identifications.usedAt)))
    .returning({ requestHash: identifications.requestHash });
  return used.length > 0;
}

/** What decides who somebody is; a name may be written differently. */
const provenFields = ["dob", "natRegNumber", "passportId"] as const;

/** The fields of a registration that differ from those of the person who identified themselves. */
export function proofErrors(sent: Registration, { facts }: Person): FieldErrors {
  const differing = provenFields.filter(
    (field) => comparableFact(sent[field]) !== comparableFact(facts[field]),
  );
  return new Map(differing.map((field) => [field, "identity-differs"]));
}

function comparableFact(text: string | null): string {
  return comparablePassport(text ?? "");
}

/** The account of a person; null where there is none. */
export async function accountOfPerson(
  database: Database,
  { natRegNumber, nationality, passportId }: IdentifiedPerson,
): Promise<string | null> {
  const isPerson =
    natRegNumber === null
      ? and(
          eq(identities.nationality, nationality),
          eq(identities.passport, comparablePassport(passportId ?? "")),
        )
      : eq(identities.nationalNumber, comparable(natRegNumber));
  const [row] = await database
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(isPerson);
  return row?.accountId ?? null;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Where a path of the site is in a language. */
export function siteAddress(siteOrigin: string, language: Language, path: string): URL {
  return new URL(`${language === "fr" ? "" : `/${language}`}${path}`, siteOrigin);
}
