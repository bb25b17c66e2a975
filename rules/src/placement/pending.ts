import type { Odds } from "../odds/index.ts";
import { hasEnded } from "./placement.ts";
import type { Json, Placement, PlacementTicket } from "./ticket-state.ts";

/** What is kept of a ticket before its request leaves, so that a reload can ask what became of it. */
export interface PendingRecord {
  readonly uuid: string;
  readonly ticket: PlacementTicket;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** The bet is this person's: nobody else may ask for it or see it. */
  readonly userId: string;
}

/** The version of the kept form. */
export const pendingVersion = 1;

export interface RestoredPending {
  /** The person's own tickets, to be looked up. */
  readonly mine: readonly PendingRecord[];
  /** Other people's: kept for their next visit, never shown. */
  readonly others: readonly PendingRecord[];
  /** Whether something was kept that could not be read: say so, and point at the list of bets. */
  readonly isDamaged: boolean;
}

/** The record to keep before a ticket's request leaves. */
export function pendingRecord(ticket: PlacementTicket, userId: string, now: number): PendingRecord {
  return { uuid: ticket.uuid, ticket, createdAt: now, userId };
}

/** Adds a record; one of the same uuid stays as it is, and so does when it was made. */
export function addPending(
  records: readonly PendingRecord[],
  record: PendingRecord,
): readonly PendingRecord[] {
  return records.some((other) => other.uuid === record.uuid) ? records : [...records, record];
}

/** Drops the records of tickets whose fate is known; every other record stays. */
export function dropEnded(
  records: readonly PendingRecord[],
  placement: Placement,
): readonly PendingRecord[] {
  const ended = new Set(placement.tickets.filter(hasEnded).map(({ ticket }) => ticket.uuid));
  return records.filter((record) => !ended.has(record.uuid));
}

/** Writes the records for storage. */
export function serialisePending(records: readonly PendingRecord[]): string {
  return JSON.stringify({ version: pendingVersion, records });
}

/**
 * Reads kept records back for one person. A damaged record is left out and said to be damaged, and
 * the others come back. Never throws.
 */
export function restorePending(kept: string | null, userId: string | null): RestoredPending {
  if (kept === null) return { mine: [], others: [], isDamaged: false };
  const list = parseList(kept);
  if (list === null) return { mine: [], others: [], isDamaged: true };
  const records = list.map(withTerms).filter(isPendingRecord);
  return {
    mine: records.filter((record) => record.userId === userId),
    others: records.filter((record) => record.userId !== userId),
    isDamaged: records.length < list.length,
  };
}

function parseList(kept: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(kept);
    if (!isRecord(value) || value.version !== pendingVersion) return null;
    return Array.isArray(value.records) ? value.records : null;
  } catch {
    return null;
  }
}

/** A ticket kept before there were systems, each-way and free bets was none of them. */
function withTerms(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.ticket)) return value;
  const plain = { systemType: null, bets: 1, isEachWay: false, freeBetId: null };
  return { ...value, ticket: { ...plain, ...value.ticket } };
}

function isPendingRecord(value: unknown): value is PendingRecord {
  if (!isRecord(value)) return false;
  const { uuid, ticket, createdAt, userId } = value;
  return (
    typeof uuid === "string" &&
    typeof userId === "string" &&
    typeof createdAt === "number" &&
    isTicket(ticket) &&
    ticket.uuid === uuid
  );
}

function isTicket(value: unknown): value is PlacementTicket {
  if (!isRecord(value)) return false;
  const { uuid, betType, systemType, bets, isEachWay, freeBetId } = value;
  const { outcomeIds, stake, askedOdds, payload } = value;
  return (
    typeof uuid === "string" &&
    (betType === "single" || betType === "combi" || betType === "system") &&
    (systemType === null || typeof systemType === "string") &&
    Number.isSafeInteger(bets) &&
    typeof isEachWay === "boolean" &&
    (freeBetId === null || typeof freeBetId === "string") &&
    Array.isArray(outcomeIds) &&
    outcomeIds.every((id) => typeof id === "string") &&
    Number.isSafeInteger(stake) &&
    isRecord(askedOdds) &&
    Object.values(askedOdds).every(isOdds) &&
    isJson(payload)
  );
}

function isOdds(value: unknown): value is Odds {
  return value === "SP" || (typeof value === "number" && Number.isFinite(value));
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
