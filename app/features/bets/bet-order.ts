import type { BodyInput, Call } from "@grandstand/contract/call";
import type { ReadPayload } from "@grandstand/rules/operation";
import { isPlacementTicket, type PlacementTicket } from "@grandstand/rules/placement";
import * as v from "valibot";

/** One bet to submit: the ticket, and the body of its submit, which a resend carries to the letter. */
export interface BetOrder<C extends Call> {
  readonly ticket: PlacementTicket;
  readonly body: BodyInput<C>;
}

/** Reads an order back from storage, by the schema of the call that places it. */
export function readBetOrder<Body extends v.GenericSchema>(
  body: Body,
): ReadPayload<{ readonly ticket: PlacementTicket; readonly body: v.InferInput<Body> }> {
  return (value) => {
    if (typeof value !== "object" || value === null) return null;
    if (!("ticket" in value && "body" in value)) return null;
    if (!isPlacementTicket(value.ticket) || !v.is(body, value.body)) return null;
    return { ticket: value.ticket, body: value.body };
  };
}
