import type { Language } from "@grandstand/contract/entities";
import type { Notification } from "@grandstand/contract/notifications";
import { and, desc, eq, isNull, max, sql } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { accounts } from "../accounts/schema.ts";
import { type ConsentDocument, consentDocuments } from "./notification.ts";
import { consents, consentVersions } from "./schema.ts";
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
      set: { requestedAt: now, servedAt: null, acceptedAt: null },
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

/**
 * Notes that an account has consented to the version that it was shown: the one that the page names, else the one that
 * was served last. False where that is not the version in force, or was never served: then nothing is noted, since
 * no one has read it. Repeated, it changes nothing.
 */
export async function accept(
  database: Database,
  accountId: string,
  document: ConsentDocument,
  { version, now }: { readonly version: number | undefined; readonly now: number },
): Promise<boolean> {
  const own = and(eq(consents.accountId, accountId), eq(consents.document, document));
  const rows = await database.select().from(consents).where(own).orderBy(desc(consents.version));
  const shown = rows.find((row) =>
    version === undefined ? row.servedAt !== null : row.version === version,
  );
  const inForce = await versionInForce(database, document);
  // A person who has nothing to consent to changes nothing by it.
  if (!shown) return version === undefined && rows.every((row) => row.version !== inForce.version);
  if (shown.acceptedAt !== null) return true;
  if (shown.servedAt === null || shown.version !== inForce.version) return false;
  await database
    .update(consents)
    .set({ acceptedAt: now })
    .where(and(own, eq(consents.version, shown.version), isNull(consents.acceptedAt)));
  return true;
}

/**
 * What an account still has to consent to, as the site shows it: each document once, in the version in force, which is
 * noted as served by this.
 */
export async function serveConsents(
  database: Database,
  accountId: string,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<Notification[]> {
  const notifications: Notification[] = [];
  for (const document of consentDocuments) {
    const { version, validFrom } = await versionInForce(database, document);
    const [open] = await database
      .update(consents)
      .set({ servedAt: now })
      .where(
        and(
          eq(consents.accountId, accountId),
          eq(consents.document, document),
          eq(consents.version, version),
          isNull(consents.acceptedAt),
        ),
      )
      .returning();
    if (!open) continue;
    const { title, text, changes } = consentWords[document][language];
    notifications.push({
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
      sent_at: Math.floor(open.requestedAt / 1_000),
    });
  }
  return notifications;
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
