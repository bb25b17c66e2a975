import { intervals } from "../intervals/index.ts";
import type { Found, NotProcessedReason, SubmitOutcome, UnknownCause } from "./outcome.ts";

/** What one press requests, with the key under which the server does it at most once. */
export interface Draft<Payload> {
  readonly key: string;
  /** Whole: a request that goes again carries the same one to the letter. */
  readonly payload: Payload;
}

/** Why an operation was certainly not done, and how it may be tried again. */
export type Refusal<Reason> =
  /** The server decided against it: only another press, under another key, may be tried. */
  | { readonly retry: "new-key"; readonly reason: Reason }
  /** The server did not take it up: it may go again as it is, under its own key. */
  | {
      readonly retry: "same-key";
      readonly because: NotProcessedReason;
      /** The server's own words, or null. */
      readonly message: string | null;
    };

type State<Result, Reason> =
  | { readonly status: "draft" }
  | {
      readonly status: "sent";
      /** Epoch milliseconds. */
      readonly sentAt: number;
    }
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "refused"; readonly refusal: Refusal<Reason> }
  | {
      readonly status: "unknown";
      readonly because: UnknownCause;
      /** Epoch milliseconds. */
      readonly since: number;
      /** How many look-ups have ended without an answer so far. */
      readonly lookups: number;
    };

/**
 * One request that moves money. `unknown` is a state of its own: it is never sent again, and only a
 * look-up leaves it.
 */
export type Operation<Payload, Result, Reason> = Draft<Payload> & State<Result, Reason>;

/** Operations that were not sent yet. A key counts once. */
export function draftOperations<Payload>(
  drafts: readonly Draft<Payload>[],
): readonly Operation<Payload, never, never>[] {
  const byKey = new Map(drafts.map(({ key, payload }) => [key, { key, payload }]));
  return [...byKey.values()].map((draft) => ({ ...draft, status: "draft" }));
}

/** The page is back and the operation was under way when it went. */
export function resumeOperation<Payload>(
  { key, payload }: Draft<Payload>,
  now: number,
): Operation<Payload, never, never> {
  return { key, payload, status: "unknown", because: "reloaded", since: now, lookups: 0 };
}

/** Whether a request may leave for the operation now. */
export function maySend<Payload, Result, Reason>(
  operation: Operation<Payload, Result, Reason>,
): boolean {
  if (operation.status === "refused") return operation.refusal.retry === "same-key";
  return operation.status === "draft";
}

/** Whether what became of the operation is known for certain. */
export function hasEnded<Payload, Result, Reason>(
  operation: Operation<Payload, Result, Reason>,
): boolean {
  return operation.status === "done" || operation.status === "refused";
}

/** The request is about to leave; keep its record before. What may not be sent stays as it is. */
export function sendOperation<Payload, Result, Reason>(
  operation: Operation<Payload, Result, Reason>,
  now: number,
): Operation<Payload, Result, Reason> {
  if (!maySend(operation)) return operation;
  return { ...draftOf(operation), status: "sent", sentAt: now };
}

/** The request ended. Counts only while the operation is sent: a late answer is left to look-ups. */
export function answerOperation<Payload, Result, Reason>(
  operation: Operation<Payload, Result, Reason>,
  outcome: SubmitOutcome<Result, Reason>,
  now: number,
): Operation<Payload, Result, Reason> {
  if (operation.status !== "sent") return operation;
  const draft = draftOf(operation);
  switch (outcome.kind) {
    case "done":
      return { ...draft, status: "done", result: outcome.result };
    case "refused":
      return refuse(draft, { retry: "new-key", reason: outcome.reason });
    case "not-taken-up": {
      const { because, message } = outcome;
      return refuse(draft, { retry: "same-key", because, message });
    }
    case "unknown":
      return { ...draft, status: "unknown", because: outcome.because, since: now, lookups: 0 };
  }
}

/** Looking the operation up by its key ended: the one way out of `unknown`. */
export function applyLookUp<Payload, Result, Reason>(
  operation: Operation<Payload, Result, Reason>,
  found: Found<Result, Reason>,
): Operation<Payload, Result, Reason> {
  if (operation.status !== "unknown") return operation;
  const draft = draftOf(operation);
  switch (found.kind) {
    case "done":
      return { ...draft, status: "done", result: found.result };
    case "refused":
      return refuse(draft, { retry: "new-key", reason: found.reason });
    case "not-found":
      return refuse(draft, { retry: "same-key", because: "never-arrived", message: null });
    case "running":
    case "no-answer":
      return { ...operation, lookups: operation.lookups + 1 };
  }
}

/** Milliseconds to wait before the next look-up: 1, 2, 4, 8 s, and then every 10 s. */
export function lookupDelay(lookups: number): number {
  return Math.min(intervals.lookUpFirst * 2 ** lookups, intervals.lookUpLongest);
}

function draftOf<Payload>({ key, payload }: Draft<Payload>): Draft<Payload> {
  return { key, payload };
}

function refuse<Payload, Result, Reason>(
  draft: Draft<Payload>,
  refusal: Refusal<Reason>,
): Operation<Payload, Result, Reason> {
  return { ...draft, status: "refused", refusal };
}
