import { createHash } from "node:crypto";
import type { SubmitAnswer, submit, Ticket } from "@grandstand/contract/betslip";
import type { BodyOf } from "@grandstand/contract/call";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { tickets } from "../database/schema.ts";

export type Submission = BodyOf<typeof submit>;
export type TicketRow = typeof tickets.$inferSelect;

/** What makes two tickets the same bet; status, errors and language don't. */
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

/** Whether the ticket that came back is the one that was issued. */
export function isSameTicket(issued: Ticket, given: Ticket): boolean {
  return JSON.stringify(essenceOf(issued)) === JSON.stringify(essenceOf(given));
}

/** Two submissions with one fingerprint ask for the same thing. */
export function fingerprintOf(submission: Submission): string {
  const asked = JSON.stringify([essenceOf(submission.ticket), submission.accept_odds]);
  return createHash("sha256").update(asked).digest("hex");
}

/** A person's own ticket; another's is as good as none. */
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

/** Takes an open ticket for this request alone; false where another request has it, or had it. */
export async function claimTicket(
  database: Database,
  uuid: string,
  fingerprint: string,
): Promise<boolean> {
  const claimed = await database
    .update(tickets)
    .set({ state: "running", fingerprint })
    .where(and(eq(tickets.uuid, uuid), eq(tickets.state, "open")))
    .returning({ uuid: tickets.uuid });
  return claimed.length === 1;
}

/** Gives a ticket back after a failure that left no bet, so that the same one can be sent again. */
export async function releaseTicket(database: Database, uuid: string): Promise<void> {
  await database
    .update(tickets)
    .set({ state: "open", fingerprint: null })
    .where(and(eq(tickets.uuid, uuid), eq(tickets.state, "running")));
}

/** Nothing runs when the sandbox starts: what a crash left running is open again. */
export async function releaseAllTickets(database: Database): Promise<void> {
  await database
    .update(tickets)
    .set({ state: "open", fingerprint: null })
    .where(eq(tickets.state, "running"));
}

/** Writes down the one answer that this ticket will ever get. */
export async function finishTicket(
  database: Database,
  uuid: string,
  state: "placed" | "refused",
  answer: SubmitAnswer,
): Promise<void> {
  await database.update(tickets).set({ state, answer }).where(eq(tickets.uuid, uuid));
}
