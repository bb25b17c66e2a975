import { describe, expect, it } from "vitest";
import { readFailure, type UnknownCause } from "./index.ts";

const refusal = (status: number, message: string | null = "No", code: string | null = null) =>
  ({ kind: "refused", status, message, code }) as const;
const unknown = (because: UnknownCause) => ({ kind: "unknown", because });

describe("a failure that leaves a doubt", () => {
  it("[OPERATION-20] no answer in time, or a lost connection, is unknown", () => {
    expect(readFailure({ kind: "timeout" })).toEqual(unknown("timeout"));
    expect(readFailure({ kind: "unreachable" })).toEqual(unknown("connection-lost"));
  });

  it.each([500, 501, 502, 503, 504, 599])("[OPERATION-21] a %i is unknown", (status) => {
    expect(readFailure(refusal(status, null))).toEqual(unknown("server-error"));
    expect(readFailure(refusal(status, "No", "STAKE_INVALID"))).toEqual(unknown("server-error"));
  });

  it("[OPERATION-22] a request that is still being worked on is unknown", () => {
    expect(readFailure(refusal(409))).toEqual(unknown("still-running"));
  });

  it("[OPERATION-23] a key that was used with another payload is unknown", () => {
    expect(readFailure(refusal(422))).toEqual(unknown("key-conflict"));
    expect(readFailure(refusal(422, "No", "DIFFERS"))).toEqual(unknown("key-conflict"));
    expect(readFailure(refusal(422, "No", "DIFFERS"), "DIFFERS")).toEqual(unknown("key-conflict"));
    expect(readFailure(refusal(422, "Limit", "LIMIT"), "DIFFERS")).toEqual({
      kind: "refused",
      reason: { status: 422, message: "Limit", code: "LIMIT" },
    });
    expect(readFailure(refusal(422, null), "DIFFERS")).toEqual(unknown("unreadable-answer"));
  });

  it("[OPERATION-24] a session that ended under way leaves it unknown", () => {
    expect(readFailure(refusal(401))).toEqual(unknown("session-ended"));
  });

  it("[OPERATION-25] a server that gave up waiting, a redirect and an unreadable answer are unknown", () => {
    expect(readFailure(refusal(408))).toEqual(unknown("timeout"));
    for (const status of [0, 200, 302]) {
      expect(readFailure(refusal(status))).toEqual(unknown("unreadable-answer"));
    }
    expect(readFailure({ kind: "malformed" })).toEqual(unknown("unreadable-answer"));
  });

  it.each([400, 403, 404, 410, 429])(
    "[OPERATION-25] a %i that the contract can't read is unknown",
    (status) => expect(readFailure(refusal(status, null))).toEqual(unknown("unreadable-answer")),
  );
});

describe("a failure that leaves none", () => {
  it("[OPERATION-11] is a 429, which was not processed", () => {
    expect(readFailure(refusal(429, "Too many."))).toEqual({
      kind: "not-taken-up",
      because: "rate-limited",
      message: "Too many.",
    });
  });

  it.each([400, 403, 404, 410])("[OPERATION-26] is a %i in the contract's form", (status) => {
    expect(readFailure(refusal(status, "No", "BET_NOT_ALLOWED"))).toEqual({
      kind: "refused",
      reason: { status, message: "No", code: "BET_NOT_ALLOWED" },
    });
  });
});
