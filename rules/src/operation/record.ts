import type { Draft } from "./operation.ts";

/** What is kept of an operation before its request leaves, so that a reload can look it up. */
export interface OperationRecord<Payload> extends Draft<Payload> {
  /** Whose operation it is: no one else may look it up or see it. */
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /**
   * The server did not take the request up, but it may still be on its way: the same payload goes
   * again under this key alone. It is not to be looked up.
   */
  readonly isReturned: boolean;
}

/** The version of the kept form. */
export const recordVersion = 2;

/** Reads a kept value as a payload; null where it is none. */
export type ReadPayload<Payload> = (value: unknown) => Payload | null;

/** The record to keep before an operation's request leaves. */
export function recordOf<Payload>(
  { key, payload }: Draft<Payload>,
  userId: string,
  now: number,
): OperationRecord<Payload> {
  return { key, payload, userId, createdAt: now, isReturned: false };
}

/** Adds a record; one of the same key keeps the time of the first, and counts as under way again. */
export function addRecord<Payload>(
  records: readonly OperationRecord<Payload>[],
  record: OperationRecord<Payload>,
): readonly OperationRecord<Payload>[] {
  const known = records.find(({ key }) => key === record.key);
  if (known === undefined) return [...records, record];
  return records.map((each) => (each === known ? { ...known, isReturned: false } : each));
}

/** Takes the record of a key out. */
export function dropRecord<Payload>(
  records: readonly OperationRecord<Payload>[],
  key: string,
): readonly OperationRecord<Payload>[] {
  return records.filter((record) => record.key !== key);
}

/** Marks the record of a key as one whose request was not taken up. */
export function returnRecord<Payload>(
  records: readonly OperationRecord<Payload>[],
  key: string,
): readonly OperationRecord<Payload>[] {
  return records.map((record) => (record.key === key ? { ...record, isReturned: true } : record));
}

/** Writes the records for storage; null where nothing is to be kept. */
export function serialiseRecords<Payload>(
  records: readonly OperationRecord<Payload>[],
): string | null {
  return records.length === 0 ? null : JSON.stringify({ version: recordVersion, records });
}

/**
 * Reads kept records back, of everybody who shares the browser. What can't be read is left out: its fate is
 * not known, and nothing is sent because of it. Never throws.
 */
export function readRecords<Payload>(
  kept: string | null,
  readPayload: ReadPayload<Payload>,
): readonly OperationRecord<Payload>[] {
  return parseList(kept).flatMap((value) => {
    const record = readRecord(value, readPayload);
    return record === null ? [] : [record];
  });
}

function readRecord<Payload>(
  value: unknown,
  readPayload: ReadPayload<Payload>,
): OperationRecord<Payload> | null {
  if (!isObject(value)) return null;
  const { key, userId, createdAt, isReturned } = value;
  if (typeof key !== "string" || typeof userId !== "string") return null;
  if (!isInstant(createdAt)) return null;
  if (typeof isReturned !== "boolean") return null;
  const payload = readPayload(value.payload);
  return payload === null ? null : { key, payload, userId, createdAt, isReturned };
}

function parseList(kept: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(kept ?? "null");
    if (!isObject(value) || value.version !== recordVersion) return [];
    return Array.isArray(value.records) ? value.records : [];
  } catch {
    return [];
  }
}

function isInstant(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
