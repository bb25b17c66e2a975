import { describe, expect, it } from "vitest";
import {
  answerOperation,
  applyLookUp,
  draftOperations,
  hasEnded,
  lookupDelay,
  maySend,
  resumeOperation,
  sendOperation,
} from "./index.ts";
import {
  afterTenSeconds,
  done,
  limited,
  noon,
  type Payment,
  type PaymentOutcome,
  payment,
  refused,
  timeout,
} from "./operation.fixture.ts";

const draft: Payment = { ...payment(1), status: "draft" };
const sent = sendOperation(draft, noon);
const answered = (outcome: PaymentOutcome) => answerOperation(sent, outcome, afterTenSeconds);
const unknown = answered(timeout);

describe("an operation", () => {
  it("[OPERATION-1] starts as a draft, and its key counts once", () => {
    const drafts = draftOperations([payment(1), payment(1), payment(2)]);
    expect(drafts).toEqual([draft, { ...payment(2), status: "draft" }]);
  });

  it("[OPERATION-2] is sent once, however often the button is pressed", () => {
    expect(sent).toEqual({ ...payment(1), status: "sent", sentAt: noon });
    expect(sendOperation(sent, afterTenSeconds)).toBe(sent);
  });

  it("[OPERATION-3] accepts no second answer, and none before it was sent", () => {
    for (const end of [answered(done), answered(refused), draft]) {
      expect(answerOperation(end, timeout, afterTenSeconds)).toBe(end);
      expect(answerOperation(end, done, afterTenSeconds)).toBe(end);
    }
  });

  it("[OPERATION-4] ends with its result, or with the server's reason", () => {
    expect(answered(done)).toEqual({ ...payment(1), status: "done", result: "receipt" });
    expect(answered(refused)).toEqual({
      ...payment(1),
      status: "refused",
      refusal: { retry: "new-key", reason: "no money" },
    });
    expect([draft, sent, unknown, answered(done), answered(refused)].map(hasEnded)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("an unknown operation", () => {
  it("[OPERATION-5] is left neither by sending nor by a late answer", () => {
    expect(unknown).toEqual({
      ...payment(1),
      status: "unknown",
      because: "timeout",
      since: afterTenSeconds,
      lookups: 0,
    });
    expect(sendOperation(unknown, afterTenSeconds)).toBe(unknown);
    expect(answerOperation(unknown, done, afterTenSeconds)).toBe(unknown);
    expect(answerOperation(unknown, refused, afterTenSeconds)).toBe(unknown);
  });

  it("[OPERATION-5] is the only kind that looking it up changes", () => {
    for (const other of [draft, sent, answered(done), answered(refused)]) {
      expect(applyLookUp(other, { kind: "not-found" })).toBe(other);
    }
  });

  it("[OPERATION-6] ends with what is found under its key", () => {
    expect(applyLookUp(unknown, { kind: "done", result: "receipt" })).toEqual(answered(done));
    expect(applyLookUp(unknown, { kind: "refused", reason: "no money" })).toEqual(
      answered(refused),
    );
    expect(applyLookUp(unknown, { kind: "not-found" })).toEqual({
      ...payment(1),
      status: "refused",
      refusal: { retry: "same-key", because: "never-arrived", message: null },
    });
  });

  it("[OPERATION-7] stays unknown while the server works on it or does not answer", () => {
    const again = applyLookUp(applyLookUp(unknown, { kind: "no-answer" }), { kind: "running" });
    expect(again).toMatchObject({ status: "unknown", because: "timeout", lookups: 2 });
  });

  it("[OPERATION-8] is looked up after 1, 2, 4 and 8 s and then every 10 s", () => {
    expect([0, 1, 2, 3, 4, 5, 50, 5_000].map(lookupDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000,
    ]);
  });

  it("[OPERATION-32] is what comes back after a reload, and is not sent", () => {
    const resumed: Payment = resumeOperation(payment(1), afterTenSeconds);
    expect(resumed).toEqual({ ...unknown, because: "reloaded" });
    expect(maySend(resumed)).toBe(false);
    expect(sendOperation(resumed, afterTenSeconds)).toBe(resumed);
  });
});

describe("trying again", () => {
  it("[OPERATION-10] is not for what is done, under way or unknown", () => {
    for (const operation of [sent, answered(done), unknown]) expect(maySend(operation)).toBe(false);
  });

  it("[OPERATION-11] is for the same request where it was certainly not processed", () => {
    const notSent = answered({ kind: "not-taken-up", because: "not-sent", message: null });
    for (const returned of [
      notSent,
      answered(limited),
      applyLookUp(unknown, { kind: "not-found" }),
    ]) {
      expect(maySend(returned)).toBe(true);
      expect(sendOperation(returned, afterTenSeconds)).toEqual({
        ...sent,
        sentAt: afterTenSeconds,
      });
    }
  });

  it("[OPERATION-12] needs a new key where the server refused it", () => {
    expect(maySend(answered(refused))).toBe(false);
    expect(sendOperation(answered(refused), afterTenSeconds)).toEqual(answered(refused));
  });
});
