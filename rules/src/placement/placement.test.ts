import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOperation, applyLookUp, resumeOperation } from "../operation/index.ts";
import {
  countOf,
  isPlacementTicket,
  placedOutcomeIds,
  placementOf,
  readCalculate,
  readTicketFailure,
  readVerdict,
  type ServerVerdict,
  type TicketOperation,
  type TicketOutcome,
  type TicketState,
} from "./index.ts";
import { noon, processed, receipt, refusedFor, sent, ticket } from "./placement.fixture.ts";

function end(operation: TicketOperation | undefined, outcome: TicketOutcome): TicketOperation {
  if (operation === undefined) throw new Error("There is no operation.");
  return answerOperation(operation, outcome, noon);
}

/** The state of a single whose submit ended like this. */
function stateAfter(outcome: TicketOutcome): TicketState | undefined {
  return placementOf([end(sent(1)[0], outcome)]).tickets[0];
}
const answered = (verdict: ServerVerdict) => stateAfter(readVerdict(verdict));
const failed = (status: number, message: string | null, code: string | null = null) =>
  stateAfter(readTicketFailure({ kind: "refused", status, message, code }));

describe("a ticket", () => {
  it("[PLACEMENT-1] has a fate of its own", () => {
    const [first, second, third] = sent(1, 2, 3);
    const operations: TicketOperation[] = [
      end(first, readVerdict(processed("u1"))),
      end(second, { kind: "unknown", because: "timeout" }),
      { key: "u3", payload: { ticket: ticket(3) }, status: "draft" },
      ...sent(4),
      resumeOperation({ key: "u5", payload: { ticket: ticket(5) } }, noon),
      end(third, readVerdict(refusedFor("STAKE_INVALID"))),
    ];
    const placement = placementOf(operations);
    const statuses = ["placed", "unknown", "draft", "placing", "unknown", "refused"];
    expect(placement.tickets.map(({ status }) => status)).toEqual(statuses);
    expect(countOf(placement, "unknown")).toBe(2);
  });

  it("[PLACEMENT-2] is placed by PROCESSED, with its receipt", () => {
    expect(answered(processed("u1"))).toEqual({
      status: "placed",
      ticket: ticket(1),
      receipt: receipt("u1"),
    });
  });

  it("[PLACEMENT-3] needs another consent where the price moved, with the prices of the moment", () => {
    const error = { code: "ODDS_CHANGED", outcomeIds: ["o1"], odds: { o1: 1.8 } };
    const moved = { status: "price-moved", ticket: ticket(1), odds: { o1: 1.8 }, message: "Moved" };
    const verdict = { status: "ODDS_CHANGED", receipt: null, message: "Moved", error };
    expect(answered(verdict)).toEqual(moved);
    expect(answered({ ...verdict, error: null })).toEqual({ ...moved, odds: {} });
    expect(answered({ ...verdict, status: "REFUSED" })).toEqual(moved);
  });

  it.each(["BALANCE_INSUFFICIENT", "MARKET_SUSPENDED", "BET_NOT_ALLOWED", "TICKET_EXPIRED"])(
    "[PLACEMENT-4] [ERRORS-5] is refused for %s, with words and lines",
    (code) => {
      expect(answered(refusedFor(code, "Sorry"))).toMatchObject({
        status: "refused",
        refusal: { code, message: "Sorry", outcomeIds: ["o1"], retry: "new-key" },
      });
      expect(readVerdict(refusedFor(code)).kind).toBe("refused");
    },
  );

  it("[PLACEMENT-4] is refused by the status where there is no more detail", () => {
    const verdict = { status: "EVENT_ENDED", receipt: null, message: null, error: null };
    expect(answered(verdict)).toMatchObject({
      status: "refused",
      refusal: { code: "EVENT_ENDED", outcomeIds: [] },
    });
  });

  it("[PLACEMENT-5] that was PROCESSED without a bet is unknown", () => {
    expect(readVerdict({ ...processed("u1"), receipt: null })).toEqual({
      kind: "unknown",
      because: "unreadable-answer",
    });
  });

  it("[PLACEMENT-6] without an answer is unknown, or refused by code or status", () => {
    for (const status of [401, 408, 409, 422, 500, 503]) {
      expect(failed(status, "No.")?.status).toBe("unknown");
    }
    expect(stateAfter(readTicketFailure({ kind: "timeout" }))?.status).toBe("unknown");
    expect(failed(403, "No", "BET_NOT_ALLOWED")).toMatchObject({
      status: "refused",
      refusal: { code: "BET_NOT_ALLOWED", message: "No", retry: "new-key" },
    });
    expect(failed(410, "Gone")).toMatchObject({ refusal: { code: "HTTP_410" } });
    expect(failed(400, "Moved", "ODDS_CHANGED")?.status).toBe("price-moved");
  });

  it("[PLACEMENT-7] that was not processed says so, and may go again under its uuid", () => {
    const notSent = { kind: "not-taken-up", because: "not-sent", message: null } as const;
    const retry = "same-key";
    expect(stateAfter(notSent)).toEqual({
      status: "refused",
      ticket: ticket(1),
      refusal: { code: "NOT_SENT", message: null, outcomeIds: [], retry },
    });
    expect(failed(429, "Too many.")).toMatchObject({
      refusal: { code: "RATE_LIMITED", message: "Too many.", retry },
    });
    const unknown = end(sent(1)[0], { kind: "unknown", because: "timeout" });
    const lost = placementOf([applyLookUp(unknown, { kind: "not-found" })]);
    expect(lost.tickets).toMatchObject([{ refusal: { code: "NOT_PLACED", retry } }]);
  });

  it("[PLACEMENT-8] returns the outcomes that were bet on", () => {
    const [first, second, third] = sent(1, 2, 3);
    const placement = placementOf([
      end(first, readVerdict(processed("u1"))),
      end(second, readVerdict(refusedFor("MARKET_SUSPENDED"))),
      end(third, readVerdict(processed("u3"))),
    ]);
    expect(placedOutcomeIds(placement)).toEqual(["o1", "o3"]);
  });
});

describe("a kept ticket", () => {
  it("[PLACEMENT-10] is the same after storage", () => {
    expect(isPlacementTicket(JSON.parse(JSON.stringify(ticket(1))))).toBe(true);
    expect(isPlacementTicket({ ...ticket(1), askedOdds: { o1: "SP" } })).toBe(true);
  });

  it.each([
    { betType: "combi", systemType: null },
    { betType: "system", systemType: "lucky-15" },
    { freeBetId: "free-1" },
    { askedOdds: { o1: "SP", o2: 1.5 } },
  ] as const)("[PLACEMENT-10] of each kind is one: %j", (changes) => {
    expect(isPlacementTicket({ ...ticket(1), ...changes })).toBe(true);
  });

  it.each([
    { betType: "triple" },
    { systemType: 15 },
    { bets: 1.5 },
    { freeBetId: 7 },
    { outcomeIds: ["o1", 2] },
    { stake: 10.5 },
    { askedOdds: [2] },
    { askedOdds: { o1: 2, o2: "2" } },
    { askedOdds: { o1: Number.POSITIVE_INFINITY } },
  ])("[PLACEMENT-10] with a part of another kind is none: %j", (changes) => {
    expect(isPlacementTicket({ ...ticket(1), ...changes })).toBe(false);
  });

  it("[PLACEMENT-10] that is not whole is none", () => {
    for (const name of Object.keys(ticket(1))) {
      expect(isPlacementTicket({ ...ticket(1), [name]: undefined })).toBe(false);
    }
    fc.assert(fc.property(fc.anything(), (value) => !isPlacementTicket(value)));
  });
});

describe("a calculate", () => {
  const good = {
    kind: "answer",
    httpStatus: 200,
    isAccepted: true,
    code: null,
    message: null,
    tickets: [ticket(1)],
  } as const;

  it("[PLACEMENT-20] gives tickets where it was accepted", () => {
    expect(readCalculate(good)).toEqual({ kind: "tickets", tickets: [ticket(1)] });
  });

  it.each([
    { isAccepted: false },
    { httpStatus: 500 },
    { httpStatus: 300 },
    { httpStatus: 199 },
    { tickets: [] },
  ])("[PLACEMENT-20] gives code and words where it was not: %o", (changes) => {
    const answer = { ...good, ...changes, code: "BALANCE_INSUFFICIENT", message: "No money" };
    expect(readCalculate(answer)).toEqual({
      kind: "failed",
      code: "BALANCE_INSUFFICIENT",
      message: "No money",
    });
  });

  it("[PLACEMENT-21] without an answer is a plain failure", () => {
    expect(readCalculate({ kind: "no-answer" })).toEqual({
      kind: "failed",
      code: null,
      message: null,
    });
  });
});
