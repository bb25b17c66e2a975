import type { MessageKey } from "./wording/messages.ts";

interface Details {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503 | 504;
  message: MessageKey;
  /** For programs; the message is for people. */
  code?: string;
  /** Messages by field. */
  errors?: Record<string, string[]>;
  retryAfterSeconds?: number;
}

/** A refusal that a handler throws; the router answers it as `failureSchema` says, in the reader's language. */
export class CallFailure extends Error {
  readonly details: Details;

  constructor(details: Details) {
    super(details.message);
    this.name = "CallFailure";
    this.details = details;
  }
}

/** What the contract's schema allows although it means nothing: a zone or an address that does not exist. */
export function invalidRequest(errors?: Record<string, string[]>): CallFailure {
  const message = "invalid-request";
  return new CallFailure({
    status: 400,
    message,
    code: "INVALID_REQUEST",
    ...(errors && { errors }),
  });
}
