/** How a calculate ended, as the client saw it. No money depends on it: it may be requested again. */
export type CalculateOutcome<Ticket> =
  | {
      readonly kind: "answer";
      readonly httpStatus: number;
      /** False where the slip can't be priced as it is. */
      readonly isAccepted: boolean;
      readonly code: string | null;
      readonly message: string | null;
      readonly tickets: readonly Ticket[];
    }
  | { readonly kind: "no-answer" };

/** What it means: tickets to submit, or why there are none, for the slip's error (B8). */
export type CalculateReading<Ticket> =
  | { readonly kind: "tickets"; readonly tickets: readonly Ticket[] }
  | { readonly kind: "failed"; readonly code: string | null; readonly message: string | null };

/** Reads a calculate: everything but an accepted answer with tickets is a failure. */
export function readCalculate<Ticket>(outcome: CalculateOutcome<Ticket>): CalculateReading<Ticket> {
  if (outcome.kind === "no-answer") return { kind: "failed", code: null, message: null };
  const { httpStatus, isAccepted, code, message, tickets } = outcome;
  const isSuccess = httpStatus >= 200 && httpStatus < 300 && isAccepted && tickets.length > 0;
  return isSuccess ? { kind: "tickets", tickets } : { kind: "failed", code, message };
}
