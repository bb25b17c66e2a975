import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addRecord,
  answerOperation,
  applyLookUp,
  type Draft,
  dropRecord,
  type Found,
  hasEnded,
  maySend,
  type OperationRecord,
  readFailure,
  readRecords,
  recordOf,
  resumeOperation,
  returnRecord,
  sendOperation,
  serialiseRecords,
} from "./index.ts";
import {
  done,
  noon,
  type Payment,
  type PaymentOutcome,
  payment,
  readPayment,
  refused,
  timeout,
} from "./operation.fixture.ts";

/** What becomes of one request on its way to the server and back. */
const fates = [
  "answered",
  "request lost",
  "answer lost",
  "500 after commit",
  "500 before commit",
  "503 unreadable",
  "refused",
  "429",
  "401 before",
  "401 after commit",
  "409 after commit",
  "422 after commit",
  "unreadable 404 after commit",
  "not sent",
  "doubled",
  "overtaken",
] as const;
type Fate = (typeof fates)[number];

/** A person's or the world's next move. */
const moves = ["send", "answer", "look up", "fail a look-up", "reload", "press anew"] as const;
type Move = { readonly move: (typeof moves)[number]; readonly fate: Fate };

type Pay = Draft<{ readonly cents: number }>;

/** An answer without a body that can be read, unless it is a 429. */
function status(code: number): PaymentOutcome {
  const message = code === 429 ? "Too many." : null;
  const reading = readFailure({ kind: "refused", status: code, message, code: null });
  if (reading.kind === "refused") throw new Error("A bare status can't be a refusal.");
  return reading;
}

/** A server that does a key at most once, and a page in front of it that follows our rules. */
class World {
  /** Keys of what was done, in order, doubles included if there ever were any. */
  readonly commits: string[] = [];
  operation: Payment = { ...payment(1), status: "draft" };
  #stored: string | null = null;
  #presses = 1;
  readonly #answers = new Map<string, PaymentOutcome>();
  readonly #verdicts = new Map<string, "done" | "refused">();
  /** Requests that were given up and still travel. */
  readonly #travelling: Pay[] = [];

  step({ move, fate }: Move): void {
    switch (move) {
      case "send":
        return this.#send(fate);
      case "answer":
        return this.#answer();
      case "look up":
        return this.#become(applyLookUp(this.operation, this.#found()));
      case "fail a look-up":
        return this.#become(applyLookUp(this.operation, { kind: "no-answer" }));
      case "reload":
        return this.#reload();
      case "press anew":
        return this.#pressAnew();
    }
  }

  /** Requests that still travel arrive. */
  arrive(): void {
    for (const late of this.#travelling.splice(0)) this.#commit(late);
  }

  #send(fate: Fate): void {
    if (!maySend(this.operation)) return;
    const { operation } = this;
    this.#keep(addRecord(this.#kept(), recordOf(operation, "anna", noon)));
    this.operation = sendOperation(operation, noon);
    this.#answers.set(operation.key, this.#receive(operation, fate));
  }

  #receive(sent: Pay, fate: Fate): PaymentOutcome {
    switch (fate) {
      case "answered":
        return this.#commit(sent);
      case "doubled":
        this.#commit(sent);
        return this.#commit(sent);
      case "answer lost":
        this.#commit(sent);
        return timeout;
      case "500 after commit":
        this.#commit(sent);
        return status(500);
      case "401 after commit":
        this.#commit(sent);
        return status(401);
      case "409 after commit":
        this.#commit(sent);
        return status(409);
      case "422 after commit":
        this.#commit(sent);
        return status(422);
      case "unreadable 404 after commit":
        this.#commit(sent);
        return status(404);
      case "refused":
        if (!this.#verdicts.has(sent.key)) this.#verdicts.set(sent.key, "refused");
        return this.#commit(sent);
      case "overtaken":
        this.#travelling.push(sent);
        return timeout;
      case "request lost":
        return timeout;
      case "500 before commit":
        return status(500);
      case "503 unreadable":
        return status(503);
      case "429":
        return status(429);
      case "401 before":
        return status(401);
      case "not sent":
        return { kind: "not-taken-up", because: "not-sent", message: null };
    }
  }

  /** Same key, same answer: what was decided for a key is decided. */
  #commit({ key }: Pay): PaymentOutcome {
    const verdict = this.#verdicts.get(key);
    if (verdict === "refused") return refused;
    if (verdict === undefined) {
      this.commits.push(key);
      this.#verdicts.set(key, "done");
    }
    return done;
  }

  #found(): Found<string, string> {
    const verdict = this.#verdicts.get(this.operation.key);
    if (verdict === undefined) return { kind: "not-found" };
    return verdict === "done"
      ? { kind: verdict, result: "receipt" }
      : { kind: verdict, reason: "" };
  }

  #answer(): void {
    for (const [key, outcome] of this.#answers) {
      if (key === this.operation.key) this.#become(answerOperation(this.operation, outcome, noon));
    }
    this.#answers.clear();
  }

  #become(next: Payment): void {
    this.operation = next;
    if (!hasEnded(next)) return;
    const forget = maySend(next) ? returnRecord : dropRecord;
    this.#keep(forget(this.#kept(), next.key));
  }

  /** Everything in memory goes, answers under way included. */
  #reload(): void {
    this.#answers.clear();
    const [kept] = this.#kept();
    if (kept === undefined) return;
    this.operation = kept.isReturned ? { ...kept, status: "draft" } : resumeOperation(kept, noon);
  }

  /** The person presses again, where that takes a new key. */
  #pressAnew(): void {
    if (this.operation.status !== "refused" || maySend(this.operation)) return;
    this.#presses += 1;
    this.operation = { ...payment(this.#presses), status: "draft" };
  }

  #kept(): readonly OperationRecord<Pay["payload"]>[] {
    return readRecords(this.#stored, readPayment);
  }

  #keep(records: readonly OperationRecord<Pay["payload"]>[]): void {
    this.#stored = serialiseRecords(records);
  }
}

const move = fc.record({ move: fc.constantFrom(...moves), fate: fc.constantFrom(...fates) });

function play(sequence: readonly Move[]): World {
  const world = new World();
  for (const next of sequence) world.step(next);
  return world;
}

describe("whatever the network does", () => {
  it("[OPERATION-40] an operation is done at most once", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (sequence) => {
        const world = play(sequence);
        world.arrive();
        expect(world.commits.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[OPERATION-40] what was done is never reported as refused", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (sequence) => {
        const { operation, commits } = play(sequence.filter(({ fate }) => fate !== "overtaken"));
        const isDone = commits.includes(operation.key);
        if (operation.status === "refused") expect(isDone).toBe(false);
        if (operation.status === "done") expect(isDone).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[OPERATION-5] unknown is left only by looking it up", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (sequence) => {
        const world = new World();
        for (const next of sequence) {
          const before = world.operation.status;
          world.step(next);
          if (before !== "unknown" || world.operation.status === "unknown") continue;
          expect(next.move).toBe("look up");
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("[OPERATION-32] a single look-up after a reload finds its outcome", () => {
    fc.assert(
      fc.property(fc.constantFrom(...fates), (fate) => {
        const { operation, commits } = play([
          { move: "send", fate },
          { move: "reload", fate },
          { move: "look up", fate },
        ]);
        expect(operation.status === "done").toBe(commits.length === 1);
        expect(operation.status).not.toBe("unknown");
      }),
    );
  });
});
