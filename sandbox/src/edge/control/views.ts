import { desc, eq, isNotNull } from "drizzle-orm";
import { findAccount } from "../../domain/accounts/accounts.ts";
import { accounts } from "../../domain/accounts/schema.ts";
import { accountOfPerson } from "../../domain/identification/identifications.ts";
import { people } from "../../domain/identification/people.ts";
import { walletBalance } from "../../domain/ledger/ledger.ts";
import { payments } from "../../domain/payments/schema.ts";
import { outbox } from "../../domain/recovery/schema.ts";
import { verifications } from "../../domain/verification/schema.ts";
import type { World } from "../../domain/world/world.ts";
import type { Database } from "../../kernel/database/open.ts";

/** Every open event in a line: enough to pick one. */
export function listEvents(world: World) {
  const lists = [world.competitions("en", {}), world.competitions("en", { type: "outright" })];
  return lists.flat().flatMap((competition) =>
    competition.events.map((event) => ({
      id: event.id,
      name: event.name,
      competition: competition.name,
      sport: event.sport_slug,
      starts_at: event.starts_at,
      is_live: event.is_live,
      is_suspended: event.is_suspended,
    })),
  );
}

/** One event with its markets and prices. */
export function showEvent(world: World, id: string) {
  const event = world.event(id, "en");
  if (!event) return null;
  return {
    id: event.id,
    name: event.name,
    status: event.status,
    is_live: event.is_live,
    is_suspended: event.is_suspended,
    markets: event.markets.map((market) => ({
      id: market.id,
      name: market.name,
      type: market.type,
      is_suspended: market.is_suspended,
      outcomes: market.outcomes.map((outcome) => ({
        id: outcome.id,
        name: outcome.name,
        odds: outcome.odds,
        suspended: outcome.suspended,
      })),
    })),
  };
}

export async function listAccounts(database: Database) {
  const rows = await database.select().from(accounts);
  // Sorted here: an embedded database orders by bytes, a server by whatever its collation is.
  rows.sort((one, other) => one.username.localeCompare(other.username, "fr"));
  return Promise.all(
    rows.map(async (account) => ({
      id: account.id,
      username: account.username,
      balance: await walletBalance(database, account.id),
      document_status: account.profile.document_status,
    })),
  );
}

/** The people that one can be in the simulated identity app, and the account of each. */
export function listPeople(database: Database) {
  return Promise.all(
    [...people.values()].map(async ({ name, facts }) => {
      const accountId = await accountOfPerson(database, facts);
      const account = accountId === null ? null : await findAccount(database, accountId);
      return {
        name,
        dob: facts.dob,
        nationality: facts.nationality,
        natRegNumber: facts.natRegNumber,
        passportId: facts.passportId,
        username: account?.username ?? null,
      };
    }),
  );
}

/** The mails that somebody gets, the newest first. */
export async function listMails(database: Database) {
  const rows = await database
    .select()
    .from(outbox)
    .where(isNotNull(outbox.recipient))
    .orderBy(desc(outbox.position));
  return rows.map(({ recipient, language, subject, text, link, sentAt }) => ({
    to: recipient,
    language,
    subject,
    text,
    link,
    sent_at: sentAt,
  }));
}

/** The sessions of the verification service, the newest first. */
export async function listVerifications(database: Database) {
  const rows = await database.select().from(verifications).orderBy(desc(verifications.openedAt));
  return rows.map(({ vendorData, status, imageType, imageBytes, accountId, openedAt }) => ({
    vendor_data: vendorData,
    status,
    image_type: imageType,
    image_bytes: imageBytes,
    account_id: accountId,
    opened_at: openedAt,
  }));
}

/** The newest deposits and withdrawals of everybody. */
export async function listPayments(database: Database) {
  const rows = await database
    .select({ payment: payments, username: accounts.username })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .orderBy(desc(payments.openedAt))
    .limit(200);
  return rows.map(({ username, payment }) => ({
    username,
    kind: payment.kind,
    method: payment.method,
    reference: payment.reference,
    cents: payment.cents,
    state: payment.state,
    refusal: payment.refusal,
    opened_at: payment.openedAt,
    decided_at: payment.decidedAt,
  }));
}
