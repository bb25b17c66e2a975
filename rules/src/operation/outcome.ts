/** Why it is unknown what became of a request. */
export type UnknownCause =
  /** No answer for 10 s. */
  | "timeout"
  /** The connection broke after the request left. */
  | "connection-lost"
  /** 5xx: it may have been done before the failure. */
  | "server-error"
  /** 409: the same request is still being worked on. */
  | "still-running"
  /** 422: the key was used with another payload, so that something may have been done under it. */
  | "key-conflict"
  /** 401: the session ended while the request was under way. */
  | "session-ended"
  /** An answer that says nothing that can be understood. */
  | "unreadable-answer"
  /** The page was left before the answer came. */
  | "reloaded";

/** `never-arrived` and `rate-limited` left the page, and may still be on their way; `not-sent` is not. */
export type NotProcessedReason = "not-sent" | "rate-limited" | "never-arrived";

/** How a request ended, as the client saw it. */
export type SubmitOutcome<Result, Reason> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "refused"; readonly reason: Reason }
  | {
      readonly kind: "not-taken-up";
      readonly because: NotProcessedReason;
      /** The server's own words, or null. */
      readonly message: string | null;
    }
  | { readonly kind: "unknown"; readonly because: UnknownCause };

/** How looking up a key ended. */
export type Found<Result, Reason> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "refused"; readonly reason: Reason }
  /** The server knows nothing under this key. */
  | { readonly kind: "not-found" }
  /** The server is still working on it. */
  | { readonly kind: "running" }
  /** No usable answer: no more is known than before. */
  | { readonly kind: "no-answer" };

/** A request without an answer of the contract. */
export type Failure =
  | {
      readonly kind: "refused";
      readonly status: number;
      /** Null where the body is not a refusal of the contract. */
      readonly message: string | null;
      readonly code: string | null;
    }
  | { readonly kind: "timeout" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "malformed" };

/** A refusal in the contract's own form. */
export interface ServerRefusal {
  readonly status: number;
  readonly message: string;
  readonly code: string | null;
}

/** What a failure certainly says of the request; whatever leaves a doubt is unknown. */
export type FailureReading = Exclude<SubmitOutcome<never, ServerRefusal>, { kind: "done" }>;

/**
 * Reads a failure. A 422 says that the key was used with another payload; where a call refuses with
 * 422 for other reasons as well, `conflictCode` is the code that distinguishes the conflict from them.
 */
export function readFailure(failure: Failure, conflictCode: string | null = null): FailureReading {
  switch (failure.kind) {
    case "timeout":
      return { kind: "unknown", because: "timeout" };
    case "unreachable":
      return { kind: "unknown", because: "connection-lost" };
    case "malformed":
      return { kind: "unknown", because: "unreadable-answer" };
    case "refused":
      return readStatus(failure, conflictCode);
  }
}

function readStatus(
  { status, message, code }: Extract<Failure, { kind: "refused" }>,
  conflictCode: string | null,
): FailureReading {
  const isConflict = conflictCode === null || code === conflictCode;
  const because = causeOfStatus(status, isConflict);
  if (because !== null) return { kind: "unknown", because };
  // Anything between page and service may have said what is not in the contract's form.
  if (message === null) return { kind: "unknown", because: "unreadable-answer" };
  if (status === 429) return { kind: "not-taken-up", because: "rate-limited", message };
  return { kind: "refused", reason: { status, message, code } };
}

/** Null where the status leaves no doubt whether the request was taken up. */
function causeOfStatus(status: number, isConflict: boolean): UnknownCause | null {
  if (status === 401) return "session-ended";
  if (status === 408) return "timeout";
  if (status === 409) return "still-running";
  if (status === 422 && isConflict) return "key-conflict";
  if (status >= 500) return "server-error";
  return status < 400 ? "unreadable-answer" : null;
}
