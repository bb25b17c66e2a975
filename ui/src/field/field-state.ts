import type { FieldFailure } from "@grandstand/rules/registration";

/** What is to be shown of a field now: the caller decides when, which is after it was left (A5). */
export interface FieldState {
  readonly failure: FieldFailure | null;
  /** The server's words about this text; shown where no rule of ours is broken. */
  readonly serverMessage: string | null;
  /** The server is checking it. */
  readonly isPending: boolean;
  /** The server has checked it and found it good. */
  readonly isAccepted: boolean;
}
