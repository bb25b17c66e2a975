import {
  answerOperation,
  type Draft,
  draftOperations,
  type Found,
  hasEnded,
  maySend,
  type Operation,
  type ReadPayload,
  resumeOperation,
  type SubmitOutcome,
  sendOperation,
} from "@grandstand/rules/operation";
import type { Storage, StorageKey } from "../storage/storage.ts";
import { type Batch, createCurrentBatch, unknownOf } from "./batch.ts";
import { createLookUps } from "./look-ups.ts";
import { createRecords } from "./records.ts";

/** What every operation needs of the site. */
export interface OperationSite {
  readonly storage: Storage;
  readonly now: () => number;
  /** Runs alone among all tabs of the site under this name; false where another tab is at it. */
  readonly alone: (name: string, run: () => Promise<void>) => Promise<boolean>;
  /** A press came to nothing because another tab is at the same; the person is to be shown why. */
  readonly onElsewhere: () => void;
  /** Runs something after this many milliseconds, unless the returned function is called before. */
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
  readonly session: { getState(): { readonly user: { readonly id: string } | null } };
  readonly connection: { getState(): { readonly isOnline: boolean } };
}

export interface OperationOptions<Payload, Result, Reason> extends OperationSite {
  /** Sends one request. It is called once for each time that an operation is sent. */
  readonly submit: (draft: Draft<Payload>) => Promise<SubmitOutcome<Result, Reason>>;
  /** Looks up on the server what became of a key. */
  readonly lookUp: (draft: Draft<Payload>) => Promise<Found<Result, Reason>>;
  readonly record: {
    readonly key: StorageKey;
    readonly readPayload: ReadPayload<Payload>;
    /**
     * Whether the key of a request that was not taken up outlives the page. For keys that are made
     * here; those that the server gives expire, and a late request with them.
     */
    readonly keepsReturned: boolean;
  };
  /** Something has changed; the operations of the last press, none after its person has gone. */
  readonly onChange: (operations: readonly Operation<Payload, Result, Reason>[]) => void;
  /** What became of each of them is known. */
  readonly onSettled: (operations: readonly Operation<Payload, Result, Reason>[]) => void;
}

export interface OperationRunner<Payload> {
  /**
   * One press: has the drafts made, and sends each of them, one after the other. Drafts that came from
   * `reusable` go again beside what ended otherwise. Nothing is done where something is under way.
   */
  press(prepare: () => Promise<readonly Draft<Payload>[]>): Promise<void>;
  /** Looks up what the person's page left under way; false where there is nothing. */
  resume(userId: string): boolean;
  /** What was certainly not taken up: the same payload goes again under its key. */
  reusable(): readonly Draft<Payload>[];
  /** Drops what ended and is not shown any more, all but these keys. */
  retain(keys: readonly string[]): void;
  /** Drops everything but the records: what is under way waits for its person. */
  forget(): void;
}

/**
 * Takes requests that move money from the press to their end, each sent once. A record is kept before a request leaves;
 * a lost answer is looked up until it is known, and never guessed. What was under way is one person's: no one else sees
 * its answer.
 */
export function createOperation<Payload, Result, Reason>(
  options: OperationOptions<Payload, Result, Reason>,
): OperationRunner<Payload> {
  const { submit, lookUp, record, onChange, onSettled, now, setTimer, storage } = options;
  const { keepsReturned } = record;
  const records = createRecords(storage, record.key, record.readPayload);
  const alone = (run: () => Promise<void>) => options.alone(`grandstand-${record.key}`, run);
  const userId = () => options.session.getState().user?.id ?? null;
  const current = createCurrentBatch({ records, keepsReturned, userId, now, onChange });
  const lookUps = createLookUps({ current, lookUp, alone, setTimer, onRound: settle });
  let isPressing = false;

  storage.onChange(record.key, () => lookUps.onRecordChange(records.underWay));

  function settle(batch: Batch<Payload, Result, Reason>): void {
    const unknown = unknownOf(batch);
    if (unknown.length > 0) {
      return lookUps.schedule(batch, Math.min(...unknown.map(({ lookups }) => lookups)));
    }
    if (batch.operations.every(hasEnded)) onSettled(batch.operations);
  }

  async function send(
    batch: Batch<Payload, Result, Reason>,
    drafts: readonly Draft<Payload>[],
  ): Promise<void> {
    for (const { key } of drafts) {
      const operation = batch.operations.find((each) => each.key === key);
      if (!operation || !maySend(operation)) continue;
      current.keep(batch, key);
      current.update(batch, key, (each) => sendOperation(each, now()));
      const outcome = options.connection.getState().isOnline ? await submit(operation) : notSent;
      // Once the session has ended nothing more leaves, and the answer is no one else's.
      if (!current.isCurrent(batch)) return;
      current.update(batch, key, (each) => answerOperation(each, outcome, now()));
    }
    settle(batch);
  }

  /** The batch in which drafts go: the last one, where all of them are of it. */
  function batchOf(
    owner: string,
    drafts: readonly Draft<Payload>[],
  ): Batch<Payload, Result, Reason> {
    const last = current.get();
    const isAgain = drafts.every((draft) => last?.operations.some(isSameAs(draft)));
    if (last?.owner === owner && isAgain) return last;
    const batch = { owner, operations: draftOperations(drafts) };
    current.set(batch);
    return batch;
  }

  async function pressAlone(prepare: () => Promise<readonly Draft<Payload>[]>): Promise<void> {
    const owner = userId();
    if (owner === null) return;
    const drafts = await prepare();
    // The session ended meanwhile: nothing leaves for a person who has gone.
    if (drafts.length === 0 || userId() !== owner) return;
    await send(batchOf(owner, drafts), drafts);
  }

  return {
    async press(prepare) {
      const last = current.get();
      const isUnknown = last !== null && current.isCurrent(last) && unknownOf(last).length > 0;
      if (isPressing || isUnknown) return;
      isPressing = true;
      const isAlone = await alone(() => pressAlone(prepare)).finally(() => {
        isPressing = false;
      });
      if (!isAlone) options.onElsewhere();
    },
    resume(owner) {
      const underWay = records.underWay(owner);
      if (underWay.length === 0) return false;
      const batch = { owner, operations: underWay.map((each) => resumeOperation(each, now())) };
      current.set(batch);
      settle(batch);
      return true;
    },
    reusable() {
      const owner = userId();
      if (owner === null) return [];
      const last = current.get();
      const here = last?.owner === owner ? last.operations : [];
      const returned = here.filter((each) => each.status === "refused" && maySend(each));
      const kept = records.returned(owner);
      return [...returned, ...kept.filter(({ key }) => returned.every((each) => each.key !== key))];
    },
    retain(keys) {
      const last = current.get();
      if (last) last.operations = last.operations.filter(({ key }) => keys.includes(key));
    },
    forget: () => current.set(null),
  };
}

const notSent = { kind: "not-taken-up", because: "not-sent", message: null } as const;

/** A draft of the same key may be another one: a quote, say, of which less is taken this time. */
function isSameAs<Payload>(draft: Draft<Payload>) {
  return (other: Draft<Payload>) => other.key === draft.key && other.payload === draft.payload;
}
