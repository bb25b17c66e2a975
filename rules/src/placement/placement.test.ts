import { describe, expect, it } from "vitest";
import {
  countOf,
  lookupDelay,
  markAnswered,
  markLookedUp,
  markSent,
  maySend,
  noPlacement,
  type Placement,
  placedOutcomeIds,
  processingStatusOf,
  readCalculate,
  retryOf,
  type SubmitOutcome,
  sendable,
  startPlacement,
  type TicketState,
  type UnknownCause,
} from "./index.ts";
import {
  bare,
  lookupFailed,
  noon,
  processed,
  receipt,
  refusedFor,
  refusedWith,
  ticket,
  timeout,
} from "./placement.fixture.ts";

const later = noon + 10_000;

function first(placement: Placement): TicketState {
  const [state] = placement.tickets;
  if (state === undefined) throw new Error("The placement has no ticket.");
  return state;
}

const sent = markSent(startPlacement([ticket(1)]), "u1", noon);

function answered(outcome: SubmitOutcome): Placement {
  return markAnswered(sent, "u1", outcome, later);
}

describe("a ticket", () => {
  it("[PLACEMENT-1] starts as a draft, and its uuid counts once", () => {
    const placement = startPlacement([ticket(1), ticket(1), ticket(2)]);
    expect(placement.tickets).toEqual([
      { status: "draft", ticket: ticket(1) },
      { status: "draft", ticket: ticket(2) },
    ]);
  });

  it("[PLACEMENT-2] is sent once, however often the button is pressed", () => {
    expect(first(sent)).toEqual({ status: "placing", ticket: ticket(1), sentAt: noon });
    expect(markSent(sent, "u1", later)).toBe(sent);
    expect(sendable(sent)).toEqual([]);
  });

  it("[PLACEMENT-3] has a fate of its own", () => {
    const two = startPlacement([ticket(1), ticket(2)]);
    const one = markAnswered(markSent(two, "u2", noon), "u2", processed("u2"), later);
    expect(one.tickets.map(({ status }) => status)).toEqual(["draft", "placed"]);
    expect(markAnswered(two, "u9", processed("u9"), later)).toBe(two);
  });

  it("[PLACEMENT-4] is placed by PROCESSED, with its receipt", () => {
    expect(first(answered(processed("u1")))).toEqual({
      status: "placed",
      ticket: ticket(1),
      receipt: receipt("u1"),
    });
  });

  it("[PLACEMENT-5] asks again where the price moved, with the prices of the moment", () => {
    const error = { code: "ODDS_CHANGED", outcomeIds: ["o1"], odds: { o1: 1.8 } };
    const verdict = { status: "ODDS_CHANGED", receipt: null, message: "Moved", error };
    const moved = first(answered({ kind: "answer", httpStatus: 200, verdict }));
    expect(moved).toMatchObject({ status: "price-moved", odds: { o1: 1.8 }, message: "Moved" });
    expect(retryOf(moved)).toBe("new-ticket");
  });

  it.each(["BALANCE_INSUFFICIENT", "MARKET_SUSPENDED", "BET_NOT_ALLOWED", "TICKET_EXPIRED"])(
    "[PLACEMENT-6] [ERRORS-5] is refused for %s, with words and lines",
    (code) => {
      expect(first(answered(refusedFor(code, "Sorry")))).toMatchObject({
        status: "refused",
        refusal: { code, message: "Sorry", outcomeIds: ["o1"], retry: "new-ticket" },
      });
    },
  );

  it("[PLACEMENT-6] is refused by the status where there is no more detail", () => {
    const verdict = { status: "EVENT_ENDED", receipt: null, message: null, error: null };
    expect(first(answered({ kind: "answer", httpStatus: 200, verdict }))).toMatchObject({
      status: "refused",
      refusal: { code: "EVENT_ENDED", outcomeIds: [] },
    });
  });

  it("[PLACEMENT-7] takes no second answer, and none before it was sent", () => {
    const placed = answered(processed("u1"));
    expect(markAnswered(placed, "u1", timeout, later)).toBe(placed);
    const refused = answered(refusedFor("STAKE_INVALID"));
    expect(markAnswered(refused, "u1", processed("u1"), later)).toBe(refused);
    const draft = startPlacement([ticket(1)]);
    expect(markAnswered(draft, "u1", processed("u1"), later)).toBe(draft);
  });
});

describe("an answer that leaves a doubt", () => {
  function expectUnknown(outcome: SubmitOutcome, because: UnknownCause) {
    expect(first(answered(outcome))).toEqual({
      status: "unknown",
      ticket: ticket(1),
      because,
      since: later,
      lookups: 0,
    });
  }

  it("[PLACEMENT-8] no answer in time, or a lost connection, is unknown", () => {
    expectUnknown(timeout, "timeout");
    expectUnknown({ kind: "no-answer", because: "connection-lost" }, "connection-lost");
  });

  it.each([500, 501, 502, 503, 504, 599])("[PLACEMENT-9] a %i is unknown", (status) => {
    expectUnknown(bare(status), "server-error");
  });

  it("[PLACEMENT-10] a ticket that is still being worked on is unknown", () => {
    expectUnknown(bare(409), "still-running");
  });

  it("[PLACEMENT-11] a uuid that was used with another payload is unknown", () => {
    expectUnknown(bare(422), "uuid-conflict");
  });

  it("[PLACEMENT-12] a session that ended under way leaves the ticket unknown", () => {
    expectUnknown(bare(401), "session-ended");
  });

  it("[PLACEMENT-13] a server that gave up waiting, a redirect and an unreadable answer are unknown", () => {
    expectUnknown(bare(408), "timeout");
    expectUnknown(bare(0), "unreadable-answer");
    expectUnknown(bare(302), "unreadable-answer");
    expectUnknown(bare(200), "unreadable-answer");
  });

  it.each([400, 403, 404, 410, 429])(
    "[PLACEMENT-13] a %i that the contract can't read is unknown",
    (status) => expectUnknown(bare(status), "unreadable-answer"),
  );

  it("[PLACEMENT-13] PROCESSED without a bet is unknown", () => {
    const verdict = { status: "PROCESSED", receipt: null, message: null, error: null };
    const state = first(answered({ kind: "answer", httpStatus: 200, verdict }));
    expect(state).toMatchObject({ status: "unknown", because: "unreadable-answer" });
  });

  it("[PLACEMENT-9] a 5xx is unknown even where its body speaks of a refusal", () => {
    const verdict = { status: "STAKE_INVALID", receipt: null, message: null, error: null };
    expect(first(answered({ kind: "answer", httpStatus: 500, verdict })).status).toBe("unknown");
  });
});

describe("an unknown ticket", () => {
  const unknown = answered(timeout);

  it("[PLACEMENT-14] is left neither by sending nor by a late answer", () => {
    expect(markSent(unknown, "u1", later)).toBe(unknown);
    expect(markAnswered(unknown, "u1", processed("u1"), later)).toBe(unknown);
    expect(markAnswered(unknown, "u1", refusedFor("STAKE_INVALID"), later)).toBe(unknown);
  });

  it("[PLACEMENT-15] is placed when the server says so", () => {
    const found = { kind: "placed", receipt: receipt("u1") } as const;
    expect(first(markLookedUp(unknown, "u1", found, later))).toMatchObject({
      status: "placed",
      receipt: { uuid: "u1" },
    });
  });

  it("[PLACEMENT-15] is refused when the server says why", () => {
    const refused = {
      kind: "refused",
      code: "BALANCE_INSUFFICIENT",
      message: "No money",
      error: null,
    } as const;
    expect(first(markLookedUp(unknown, "u1", refused, later))).toMatchObject({
      status: "refused",
      refusal: { code: "BALANCE_INSUFFICIENT", retry: "new-ticket" },
    });
    const moved = { ...refused, code: "ODDS_CHANGED" };
    expect(first(markLookedUp(unknown, "u1", moved, later)).status).toBe("price-moved");
  });

  it("[PLACEMENT-15] [PLACEMENT-19] may go again under its uuid when the server knows nothing of it", () => {
    const lost = markLookedUp(unknown, "u1", { kind: "not-placed" }, later);
    expect(first(lost)).toMatchObject({ status: "refused", refusal: { code: "NOT_PLACED" } });
    expect(sendable(lost)).toEqual([ticket(1)]);
    expect(first(markSent(lost, "u1", later))).toEqual({
      status: "placing",
      ticket: ticket(1),
      sentAt: later,
    });
  });

  it("[PLACEMENT-16] stays unknown while the server works on it or does not answer", () => {
    const asked = markLookedUp(unknown, "u1", lookupFailed, later);
    const again = markLookedUp(asked, "u1", { kind: "running" }, later);
    expect(first(again)).toMatchObject({ status: "unknown", because: "timeout", lookups: 2 });
  });

  it("[PLACEMENT-14] is the only kind that a look-up changes", () => {
    for (const placement of [startPlacement([ticket(1)]), sent, answered(processed("u1"))]) {
      expect(markLookedUp(placement, "u1", { kind: "not-placed" }, later)).toBe(placement);
    }
  });

  it("[PLACEMENT-17] is asked for after 1, 2, 4 and 8 s and then every 10 s", () => {
    expect([0, 1, 2, 3, 4, 5, 50, 5_000].map(lookupDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000,
    ]);
  });
});

describe("trying again", () => {
  it("[PLACEMENT-18] is not for a ticket that is placed, under way or unknown", () => {
    for (const placement of [sent, answered(processed("u1")), answered(timeout)]) {
      expect(maySend(first(placement))).toBe(false);
      expect(retryOf(first(placement))).toBeNull();
    }
  });

  it("[PLACEMENT-19] is for the same ticket where it was certainly not taken up", () => {
    for (const outcome of [{ kind: "not-sent" } as const, refusedWith(429)]) {
      const refused = answered(outcome);
      expect(retryOf(first(refused))).toBe("same-uuid");
      expect(sendable(refused)).toEqual([ticket(1)]);
    }
  });

  it("[PLACEMENT-20] takes a new ticket where the server refused this one", () => {
    const refused = answered(refusedFor("MARKET_SUSPENDED"));
    expect(retryOf(first(refused))).toBe("new-ticket");
    expect(sendable(refused)).toEqual([]);
    expect(markSent(refused, "u1", later)).toBe(refused);
  });

  it("[PLACEMENT-21] is for the failed ones of five singles only", () => {
    let placement = startPlacement([1, 2, 3, 4, 5].map((number) => ticket(number)));
    const outcomes = [
      processed("u1"),
      refusedFor("MARKET_SUSPENDED"),
      processed("u3"),
      refusedWith(429),
      timeout,
    ];
    outcomes.forEach((outcome, index) => {
      const uuid = `u${index + 1}`;
      placement = markAnswered(markSent(placement, uuid, noon), uuid, outcome, later);
    });
    expect(sendable(placement).map(({ uuid }) => uuid)).toEqual(["u4"]);
    expect(placedOutcomeIds(placement)).toEqual(["o1", "o3"]);
    expect(countOf(placement, "placed")).toBe(2);
    expect(countOf(placement, "unknown")).toBe(1);
  });

  it.each([400, 403, 404, 410])("[PLACEMENT-22] a %i is a certain refusal", (status) => {
    const verdict = { status: "BET_NOT_ALLOWED", receipt: null, message: "No", error: null };
    expect(first(answered({ kind: "answer", httpStatus: status, verdict }))).toMatchObject({
      status: "refused",
      refusal: { code: "BET_NOT_ALLOWED", message: "No", retry: "new-ticket" },
    });
  });

  it("[PLACEMENT-23] a request that never left is refused at once", () => {
    expect(first(answered({ kind: "not-sent" }))).toMatchObject({
      status: "refused",
      refusal: { code: "NOT_SENT" },
    });
  });
});

describe("the placement as a whole", () => {
  it("[PLACEMENT-24] is empty, processing, and completed once each ticket has a status", () => {
    expect(processingStatusOf(noPlacement)).toBe("");
    expect(processingStatusOf(startPlacement([ticket(1)]))).toBe("processing");
    expect(processingStatusOf(sent)).toBe("processing");
    for (const outcome of [processed("u1"), refusedFor("ODDS_CHANGED"), refusedWith(403)]) {
      expect(processingStatusOf(answered(outcome))).toBe("completed");
    }
  });

  it("[PLACEMENT-25] goes on processing while one ticket is unknown", () => {
    const two = startPlacement([ticket(1), ticket(2)]);
    const placed = markAnswered(markSent(two, "u1", noon), "u1", processed("u1"), later);
    const unknown = markAnswered(markSent(placed, "u2", noon), "u2", timeout, later);
    expect(processingStatusOf(unknown)).toBe("processing");
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

  it("[PLACEMENT-32] gives tickets where it was accepted", () => {
    expect(readCalculate(good)).toEqual({ kind: "tickets", tickets: [ticket(1)] });
  });

  it.each([{ isAccepted: false }, { httpStatus: 500 }, { httpStatus: 302 }, { tickets: [] }])(
    "[PLACEMENT-32] gives code and words where it was not: %o",
    (changes) => {
      const told = { ...good, ...changes, code: "BALANCE_INSUFFICIENT", message: "No money" };
      expect(readCalculate(told)).toEqual({
        kind: "failed",
        code: "BALANCE_INSUFFICIENT",
        message: "No money",
      });
    },
  );

  it("[PLACEMENT-33] without an answer is a plain failure", () => {
    expect(readCalculate({ kind: "no-answer" })).toEqual({
      kind: "failed",
      code: null,
      message: null,
    });
  });
});
