import {
  addRecord,
  answerOperation,
  applyLookUp,
  type Draft,
  draftOperations,
  dropRecord,
  type Found,
  hasEnded,
  lookupDelay,
  maySend,
  type Operation,
  type ReadPayload,
  recordOf,
  resumeOperation,
  returnRecord,
  type SubmitOutcome,
  sendOperation,
} from "@grandstand/rules/operation";
import type { Storage, StorageKey } from "../storage/storage.ts";
import { createRecords } from "./records.ts";

/** Runs alone among all tabs of the site under this name; false where another tab is at it. */
export type RunAlone = (name: string, run: () => Promise<void>) => Promise<boolean>;
/** Runs something after so many milliseconds, unless the returned function is called before. */
export type SetTimer = (run: () => void, milliseconds: number) => () => void;

/** What every operation needs of the site. */
export interface OperationSite {
  readonly storage: Storage;
  readonly now: () => number;
  readonly alone: RunAlone;
  readonly setTimer: SetTimer;
  readonly session: { getState(): { readonly user: { readonly id: string } | null } };
  readonly connection: { getState(): { readonly isOnline: boolean } };
}

export interface OperationOptions<Payload, Result, Reason> extends OperationSite {
  /** Sends one request. It is called once for each time that an operation is sent. */
  readonly submit: (draft: Draft<Payload>) => Promise<SubmitOutcome<Result, Reason>>;
  /** Asks the server what became of a key. */
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

/** What a press came to: nothing is done where something is under way, here or in another tab. */
export type PressEnd = "ended" | "under-way" | "elsewhere";

export interface OperationRunner<Payload> {
  /**
   * One press: has the drafts made, and sends each of them, one after the other. Drafts that came from
   * `reusable` go again beside what ended otherwise.
   */
  press(prepare: () => Promise<readonly Draft<Payload>[]>): Promise<PressEnd>;
  /** Looks up what the person's page left under way; false where there is nothing. */
  resume(userId: string): boolean;
  /** What was certainly not taken up: the same payload goes again under its key. */
  reusable(): readonly Draft<Payload>[];
  /** Drops what ended and is not shown any more, all but these keys. */
  retain(keys: readonly string[]): void;
  /** Drops everything but the records: what is under way waits for its person. */
  forget(): void;
}

/** The operations of one press, and whose they are. */
interface Batch<Payload, Result, Reason> {
  readonly owner: string;
  operations: readonly Operation<Payload, Result, Reason>[];
}

/**
 * Takes requests that move money from the press to their end, each sent once. A record is kept before
 * a request leaves; a lost answer is looked up until it is known, and never guessed. What was under way
 * is one person's: nobody else sees its answer.
 */
export function createOperation<Payload, Result, Reason>(
  options: OperationOptions<Payload, Result, Reason>,
): OperationRunner<Payload> {
  type Own = Batch<Payload, Result, Reason>;
  type Each = Operation<Payload, Result, Reason>;
  const { submit, lookUp, record, onChange, onSettled, now } = options;
  const records = createRecords(options.storage, record.key, record.readPayload);
  const alone = (run: () => Promise<void>) => options.alone(`grandstand-${record.key}`, run);
  const userId = () => options.session.getState().user?.id ?? null;
  let batch: Own | null = null;
  let isPressing = false;
  let isLookingUp = false;
  let cancelLookUp = () => {};

  function begin(next: Own | null): void {
    cancelLookUp();
    batch = next;
    onChange(next?.operations ?? []);
  }

  /** Whether an answer is still for who sees it; what another person's is goes. */
  function isCurrent(own: Own): boolean {
    if (batch !== own) return false;
    if (userId() === own.owner) return true;
    begin(null);
    return false;
  }

  function update(own: Own, key: string, change: (operation: Each) => Each): void {
    own.operations = own.operations.map((each) => (each.key === key ? change(each) : each));
    const next = own.operations.find((each) => each.key === key);
    if (next && hasEnded(next)) {
      const forget = record.keepsReturned && hasLeft(next) ? returnRecord : dropRecord;
      records.change((kept) => forget(kept, key));
    }
    onChange(own.operations);
  }

  async function send(own: Own, keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // Once the session has ended nothing more leaves.
      if (!isCurrent(own)) return;
      const operation = own.operations.find((each) => each.key === key);
      if (!operation || !maySend(operation)) continue;
      records.change((kept) => addRecord(kept, recordOf(operation, own.owner, now())));
      update(own, key, (each) => sendOperation(each, now()));
      const outcome = options.connection.getState().isOnline ? await submit(operation) : notSent;
      if (!isCurrent(own)) return;
      update(own, key, (each) => answerOperation(each, outcome, now()));
    }
    settle(own);
  }

  function settle(own: Own): void {
    const unknown = unknownOf(own.operations);
    if (unknown.length > 0) {
      return lookUpAfter(own, Math.min(...unknown.map(({ lookups }) => lookups)));
    }
    if (own.operations.every(hasEnded)) onSettled(own.operations);
  }

  function lookUpAfter(own: Own, lookups: number): void {
    cancelLookUp();
    cancelLookUp = options.setTimer(() => void lookUpAll(own), lookupDelay(lookups));
  }

  async function lookUpAll(own: Own): Promise<void> {
    if (!isCurrent(own)) return;
    // One look-up at a time: that of somebody who has gone comes to its end first.
    if (isLookingUp) return lookUpAfter(own, 0);
    isLookingUp = true;
    // While another tab sends it, the server may not have heard of it yet.
    const isAlone = await alone(() => lookUpEach(own)).finally(() => {
      isLookingUp = false;
    });
    if (!isCurrent(own)) return;
    if (!isAlone) {
      for (const { key } of unknownOf(own.operations)) {
        update(own, key, (each) => applyLookUp(each, { kind: "no-answer" }));
      }
    }
    settle(own);
  }

  async function lookUpEach(own: Own): Promise<void> {
    for (const unknown of unknownOf(own.operations)) {
      const found = await lookUp(unknown);
      if (!isCurrent(own)) return;
      update(own, unknown.key, (each) => applyLookUp(each, found));
    }
  }

  /** Another tab may have ended what this one shows as unknown: its record is gone. */
  options.storage.onChange((key) => {
    if (key !== record.key || batch === null || isLookingUp) return;
    const underWay = records.underWay(batch.owner).map((each) => each.key);
    const isEnded = unknownOf(batch.operations).some((each) => !underWay.includes(each.key));
    if (isEnded) lookUpAfter(batch, 0);
  });

  async function pressAlone(prepare: () => Promise<readonly Draft<Payload>[]>): Promise<void> {
    const owner = userId();
    if (owner === null) return;
    const drafts = await prepare();
    // The session ended meanwhile: nothing leaves for a person who has gone.
    if (drafts.length === 0 || userId() !== owner) return;
    const isAgain = drafts.every((draft) => batch?.operations.some(isSameAs(draft)));
    if (batch === null || batch.owner !== owner || !isAgain) {
      begin({ owner, operations: draftOperations(drafts) });
    }
    const keys = drafts.map(({ key }) => key);
    if (batch !== null) await send(batch, keys);
  }

  return {
    async press(prepare) {
      const isUnknown = batch !== null && isCurrent(batch) && hasUnknown(batch);
      if (isPressing || isUnknown) return "under-way";
      isPressing = true;
      const isAlone = await alone(() => pressAlone(prepare)).finally(() => {
        isPressing = false;
      });
      return isAlone ? "ended" : "elsewhere";
    },
    resume(owner) {
      const underWay = records.underWay(owner);
      if (underWay.length === 0) return false;
      const own = { owner, operations: underWay.map((each) => resumeOperation(each, now())) };
      begin(own);
      settle(own);
      return true;
    },
    reusable() {
      const owner = userId();
      if (owner === null) return [];
      const here = batch?.owner === owner ? batch.operations : [];
      const returned = here.filter((each) => each.status === "refused" && maySend(each));
      const kept = records.returned(owner);
      return [...returned, ...kept.filter(({ key }) => returned.every((each) => each.key !== key))];
    },
    retain(keys) {
      if (batch === null) return;
      batch.operations = batch.operations.filter(({ key }) => keys.includes(key));
    },
    forget: () => begin(null),
  };
}

const notSent = { kind: "not-taken-up", because: "not-sent", message: null } as const;

function unknownOf<Payload, Result, Reason>(
  operations: readonly Operation<Payload, Result, Reason>[],
) {
  return operations.filter((each) => each.status === "unknown");
}

/** A draft of the same key may be another one: a quote, say, of which less is taken this time. */
function isSameAs<Payload>(draft: Draft<Payload>) {
  return (other: Draft<Payload>) => other.key === draft.key && other.payload === draft.payload;
}

function hasUnknown<Payload, Result, Reason>({ operations }: Batch<Payload, Result, Reason>) {
  return unknownOf(operations).length > 0;
}

/** Whether a request that was not taken up left the page, and may still be on its way. */
function hasLeft<Payload, Result, Reason>(operation: Operation<Payload, Result, Reason>): boolean {
  if (operation.status !== "refused" || operation.refusal.retry !== "same-key") return false;
  return operation.refusal.because !== "not-sent";
}
