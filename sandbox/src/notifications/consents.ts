import type { Language } from "@grandstand/contract/entities";
import type { Notification } from "@grandstand/contract/notifications";
import { and, asc, eq, isNull, max, sql } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { accounts, consents, consentVersions } from "../database/schema.ts";
import type { ConsentDocument } from "./notification.ts";
import { consentFacts } from "./templates.ts";
import { consentWords } from "./words.ts";

const components = { privacy_policy: "Gdpr", terms_conditions: "TermsConditions" } as const;

/** The version in force, and the epoch milliseconds since when; null for the first, which was always there. */
async function versionInForce(database: Database, document: ConsentDocument) {
  const [row] = await database
    .select({ version: max(consentVersions.version), validFrom: max(consentVersions.validFrom) })
    .from(consentVersions)
    .where(eq(consentVersions.document, document));
  return { version: row?.version ?? 1, validFrom: row?.validFrom ?? null };
}

/** Requires an account's consent to the version in force, even where it was given before. */
export async function requestConsent(
  database: Database,
  accountId: string,
  document: ConsentDocument,
  now: number,
): Promise<void> {
  const { version } = await versionInForce(database, document);
  await database
    .insert(consents)
    .values({ accountId, document, version, requestedAt: now, acceptedAt: null })
    .onConflictDoUpdate({
      target: [consents.accountId, consents.document, consents.version],
      set: { requestedAt: now, acceptedAt: null },
    });
}

/** Brings a new version of a document into force; every account that there is has to consent to it. */
export async function publishVersion(
  database: Database,
  document: ConsentDocument,
  now: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    // Two at once would have the same number: the second waits, and counts on.
    await transaction.execute(sql`LOCK TABLE consent_versions IN EXCLUSIVE MODE`);
    const version = (await versionInForce(transaction, document)).version + 1;
    await transaction.insert(consentVersions).values({ document, version, validFrom: now });
    const everybody = await transaction.select({ id: accounts.id }).from(accounts);
    const requested = everybody.map(({ id }) => ({
      accountId: id,
      document,
      version,
      requestedAt: now,
      acceptedAt: null,
    }));
    if (requested.length > 0) await transaction.insert(consents).values(requested);
    return version;
  });
}

/** Notes that an account has consented to a document: to the version in force, and with it to those before. */
export async function accept(
  database: Database,
  accountId: string,
  document: ConsentDocument,
  now: number,
): Promise<void> {
  await database
    .update(consents)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(consents.accountId, accountId),
        eq(consents.document, document),
        isNull(consents.acceptedAt),
      ),
    );
}

/** What an account still has to consent to, as the site shows it: each document once, in its last version. */
export async function pendingConsents(
  database: Database,
  accountId: string,
  language: Language,
): Promise<Notification[]> {
  const open = await database
    .select({ document: consents.document, sentAt: max(consents.requestedAt) })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), isNull(consents.acceptedAt)))
    .groupBy(consents.document)
    .orderBy(asc(consents.document));
  return Promise.all(
    open.map(async ({ document, sentAt }) => {
      const { version, validFrom } = await versionInForce(database, document);
      const { title, text, changes } = consentWords[document][language];
      return {
        ...consentFacts(components[document], {
          version,
          changes,
          ...(validFrom !== null && { valid_from: Math.floor(validFrom / 1_000) }),
        }),
        id: `consent-${document}-${version}`,
        title,
        text,
        button_text: null,
        checkbox_label: null,
        is_read: false,
        sent_at: Math.floor((sentAt ?? 0) / 1_000),
      };
    }),
  );
}

/** Every consent, for control. */
export async function listConsents(database: Database) {
  const rows = await database
    .select()
    .from(consents)
    .orderBy(consents.accountId, consents.document, consents.version);
  return rows.map(({ accountId, document, version, requestedAt, acceptedAt }) => ({
    account_id: accountId,
    document,
    version,
    requested_at: requestedAt,
    accepted_at: acceptedAt,
  }));
}
