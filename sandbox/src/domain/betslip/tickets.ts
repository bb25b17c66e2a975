import { createHash } from "node:crypto";
import type { submit, Ticket } from "@grandstand/contract/betslip";
import type { BodyOf } from "@grandstand/contract/call";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { tickets } from "./schema.ts";

export type Submission = BodyOf<typeof submit>;
export type TicketRow = typeof tickets.$inferSelect;

/** The part of a ticket that identifies the bet; status, errors and language are not in it. */
function essenceOf(ticket: Ticket): unknown {
  return [
    ticket.uuid,
    ticket.type,
    ticket.system_type,
    ticket.bets,
    ticket.unit_stake,
    ticket.each_way,
    ticket.freebet_id,
    ticket.stake,
    ticket.selections.map((selection) => [
      selection.event_id,
      selection.market_id,
      selection.outcome_id,
      selection.outcome_list ?? [],
      selection.odds,
      selection.type,
      selection.each_way,
      selection.is_starting_price,
      selection.stake,
    ]),
  ];
}

/** Whether a submitted ticket is the issued one. */
export function isSameTicket(issued: Ticket, given: Ticket): boolean {
  return JSON.stringify(essenceOf(issued)) === JSON.stringify(essenceOf(given));
}

/** Submissions with the same fingerprint are the same request. */
export function fingerprintOf(submission: Submission): string {
  const content = JSON.stringify([essenceOf(submission.ticket), submission.accept_odds]);
  return createHash("sha256").update(content).digest("hex");
}

/** A person's own ticket; null for another person's. */
export async function findTicket(
  database: Database,
  accountId: string,
  uuid: string,
): Promise<TicketRow | null> {
  const [row] = await database
    .select()
    .from(tickets)
    .where(and(eq(tickets.uuid, uuid), eq(tickets.accountId, accountId)));
  return row ?? null;
}
