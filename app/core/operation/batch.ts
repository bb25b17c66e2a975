import {
  addRecord,
  dropRecord,
  hasEnded,
  type Operation,
  recordOf,
  returnRecord,
} from "@grandstand/rules/operation";
import type { Records } from "./records.ts";

/** The operations of one press, and whose they are. */
export interface Batch<Payload, Result, Reason> {
  readonly owner: string;
  operations: readonly Operation<Payload, Result, Reason>[];
}

/** The batch that is shown, and its records. */
export interface CurrentBatch<Payload, Result, Reason> {
  get(): Batch<Payload, Result, Reason> | null;
  /** Replaces the last batch with this one; null where none is shown. */
  set(next: Batch<Payload, Result, Reason> | null): void;
  /** Whether an answer is still for the person who sees it; the batch of a person who has gone is dropped. */
  isCurrent(batch: Batch<Payload, Result, Reason>): boolean;
  /** Keeps the record of an operation, before its request leaves. */
  keep(batch: Batch<Payload, Result, Reason>, key: string): void;
  /** Applies a transition to one operation; the record goes once its fate is known. */
  update(
    batch: Batch<Payload, Result, Reason>,
    key: string,
    change: (operation: Operation<Payload, Result, Reason>) => Operation<Payload, Result, Reason>,
  ): void;
}

export interface CurrentBatchOptions<Payload, Result, Reason> {
  readonly records: Records<Payload>;
  /** See `OperationOptions`. */
  readonly keepsReturned: boolean;
  readonly userId: () => string | null;
  readonly now: () => number;
  readonly onChange: (operations: readonly Operation<Payload, Result, Reason>[]) => void;
}

/** Holds the one batch of a page; what was one person's is never another's. */
export function createCurrentBatch<Payload, Result, Reason>({
  records,
  keepsReturned,
  userId,
  now,
  onChange,
}: CurrentBatchOptions<Payload, Result, Reason>): CurrentBatch<Payload, Result, Reason> {
  let current: Batch<Payload, Result, Reason> | null = null;

  function set(next: Batch<Payload, Result, Reason> | null): void {
    current = next;
    onChange(next?.operations ?? []);
  }

  return {
    get: () => current,
    set,
    isCurrent(batch) {
      if (batch !== current) return false;
      if (batch.owner === userId()) return true;
      set(null);
      return false;
    },
    keep(batch, key) {
      for (const operation of batch.operations) {
        if (operation.key !== key) continue;
        records.change((kept) => addRecord(kept, recordOf(operation, batch.owner, now())));
      }
    },
    update(batch, key, change) {
      batch.operations = batch.operations.map((each) => (each.key === key ? change(each) : each));
      const next = batch.operations.find((each) => each.key === key);
      if (next && hasEnded(next)) {
        const forget = keepsReturned && hasLeft(next) ? returnRecord : dropRecord;
        records.change((kept) => forget(kept, key));
      }
      onChange(batch.operations);
    },
  };
}

/** The operations whose fate is not known. */
export function unknownOf<Payload, Result, Reason>({ operations }: Batch<Payload, Result, Reason>) {
  return operations.filter((each) => each.status === "unknown");
}

/** Whether a request that was not taken up left the page, and may still be on its way. */
function hasLeft<Payload, Result, Reason>(operation: Operation<Payload, Result, Reason>): boolean {
  if (operation.status !== "refused" || operation.refusal.retry !== "same-key") return false;
  return operation.refusal.because !== "not-sent";
}
