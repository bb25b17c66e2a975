import { createHash } from "node:crypto";
import type { submitBuilder } from "@grandstand/contract/bet-builder";
import type { BodyOf } from "@grandstand/contract/call";
import { and, eq, lte, notExists } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { operations } from "../../kernel/once/schema.ts";
import type { BuilderOrder } from "./checks.ts";
import { builderTickets } from "./schema.ts";

export type BuilderSubmission = BodyOf<typeof submitBuilder>;
export type BuilderTicketRow = typeof builderTickets.$inferSelect;

/** A ticket can be submitted for this long, in milliseconds. */
export const builderTicketLifetime = 5 * 60_000;

/** Stores a priced ticket for its person, and deletes the person's expired ones that were not used. */
export async function issueTicket(
  database: Database,
  ticket: { uuid: string; accountId: string; order: BuilderOrder; odds: number },
  now: number,
): Promise<void> {
  const { uuid, accountId, order, odds } = ticket;
  const isUsed = database
    .select()
    .from(operations)
    .where(and(eq(operations.kind, "ticket"), eq(operations.key, builderTickets.uuid)));
  await database
    .delete(builderTickets)
    .where(
      and(
        eq(builderTickets.accountId, accountId),
        eq(builderTickets.kind, "builder"),
        lte(builderTickets.expiresAt, now),
        notExists(isUsed),
      ),
    );
  await database.insert(builderTickets).values({
    uuid,
    accountId,
    kind: "builder",
    ticket: { ...order, selections: [...order.selections], odds },
    createdAt: now,
    expiresAt: now + builderTicketLifetime,
  });
}

/** A person's own builder ticket; null for another person's, or for a ticket of the slip. */
export async function findBuilderTicket(
  database: Database,
  accountId: string,
  uuid: string,
): Promise<BuilderTicketRow | null> {
  const [row] = await database
    .select()
    .from(builderTickets)
    .where(
      and(
        eq(builderTickets.uuid, uuid),
        eq(builderTickets.accountId, accountId),
        eq(builderTickets.kind, "builder"),
      ),
    );
  return row ?? null;
}

/** Whether a submission has the order that was priced. */
export function isSameOrder(row: BuilderTicketRow, submission: BuilderSubmission): boolean {
  const { event_id, precanned_id, selections } = row.ticket;
  return essenceOf({ event_id, precanned_id, selections }) === essenceOf(submission);
}

/** Submissions with the same fingerprint are the same request. */
export function fingerprintOf(submission: BuilderSubmission): string {
  const { uuid, stake, current_odds, accept_odds } = submission;
  const content = JSON.stringify([uuid, essenceOf(submission), stake, current_odds, accept_odds]);
  return createHash("sha256").update(content).digest("hex");
}

function essenceOf({ event_id, precanned_id, selections }: BuilderOrder): string {
  const legs = selections.map((each) => [each.event_id, each.market_id, each.outcome_id]);
  return JSON.stringify([event_id, precanned_id, legs]);
}
