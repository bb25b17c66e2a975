import type { LookupOutcome, PlacementTicket, Receipt, SubmitOutcome } from "./index.ts";

/** An instant for tests. */
export const noon = Date.UTC(2026, 10, 21, 12);

/** A single on outcome `o1`, 10 EUR at 2.00, under uuid `u1`, unless told otherwise. */
export function ticket(number: number, changes: Partial<PlacementTicket> = {}): PlacementTicket {
  return {
    uuid: `u${number}`,
    betType: "single",
    systemType: null,
    bets: 1,
    isEachWay: false,
    freeBetId: null,
    outcomeIds: [`o${number}`],
    stake: 1_000,
    askedOdds: { [`o${number}`]: 2 },
    payload: { ticket: { uuid: `u${number}` }, accept_odds: "ACCEPT_NONE", lang: "fr" },
    ...changes,
  };
}

export function receipt(uuid: string): Receipt {
  return {
    uuid,
    betId: `bet-${uuid}`,
    reference: "GS-1",
    systemType: null,
    bets: 1,
    unitStake: 1_000,
    isEachWay: false,
    freeBetId: null,
    comboBoost: null,
    stake: 1_000,
    potentialReturn: 2_000,
    tax: 0,
    placedAt: noon,
    legs: [
      {
        outcomeId: "o1",
        outcomeName: "Club Brugge",
        marketName: "Match result",
        eventName: "Club Brugge – Anderlecht",
        asked: 2,
        event: null,
        accepted: 2.1,
      },
    ],
  };
}

/** The answer of a server that placed the ticket. */
export function processed(uuid: string): SubmitOutcome {
  const verdict = { status: "PROCESSED", receipt: receipt(uuid), message: null, error: null };
  return { kind: "answer", httpStatus: 200, verdict };
}

/** The answer of a server that refuses the ticket for a reason. */
export function refusedFor(code: string, message: string | null = null): SubmitOutcome {
  const error = { code, outcomeIds: ["o1"], odds: {} };
  return {
    kind: "answer",
    httpStatus: 200,
    verdict: { status: code, receipt: null, message, error },
  };
}

/** A refusal of the contract, with an HTTP status of its own. */
export function refusedWith(httpStatus: number): SubmitOutcome {
  const verdict = { status: `HTTP_${httpStatus}`, receipt: null, message: "No", error: null };
  return { kind: "answer", httpStatus, verdict };
}

/** An answer without a body that can be read. */
export function bare(httpStatus: number): SubmitOutcome {
  return { kind: "answer", httpStatus, verdict: null };
}

export const timeout: SubmitOutcome = { kind: "no-answer", because: "timeout" };
export const lookupFailed: LookupOutcome = { kind: "failed" };
