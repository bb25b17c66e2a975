import {
  type OperationRecord,
  type ReadPayload,
  readRecords,
  serialiseRecords,
} from "@grandstand/rules/operation";
import type { Storage, StorageKey } from "../storage/storage.ts";

/** The records of one kind of operation, of everyone who shares this browser. */
export interface Records<Payload> {
  /** Those of a person that are to be looked up. */
  underWay(userId: string): readonly OperationRecord<Payload>[];
  /** Those of a person whose requests were not taken up. */
  returned(userId: string): readonly OperationRecord<Payload>[];
  change(
    change: (records: readonly OperationRecord<Payload>[]) => readonly OperationRecord<Payload>[],
  ): void;
}

/** Records in the browser's storage; every tab of the site reads and writes the same ones. */
export function createRecords<Payload>(
  storage: Storage,
  key: StorageKey,
  readPayload: ReadPayload<Payload>,
): Records<Payload> {
  const read = () => readRecords(storage.read(key), readPayload);
  const of = (userId: string, isReturned: boolean) =>
    read().filter((record) => record.userId === userId && record.isReturned === isReturned);
  return {
    underWay: (userId) => of(userId, false),
    returned: (userId) => of(userId, true),
    change(change) {
      const kept = serialiseRecords(change(read()));
      if (kept === null) storage.remove(key);
      else storage.write(key, kept);
    },
  };
}
