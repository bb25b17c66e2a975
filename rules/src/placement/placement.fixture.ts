import type { PlacementTicket, Receipt, ServerVerdict, TicketOperation } from "./index.ts";

/** An instant for tests. */
export const noon = Date.UTC(2026, 10, 21, 12);

/** A single on outcome `o1`, 10 EUR at 2.00, under uuid `u1`, unless stated otherwise. */
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

/** The tickets' operations on their way. */
export const sent = (...numbers: number[]): readonly TicketOperation[] =>
  numbers.map((number) => ({
    key: `u${number}`,
    payload: { ticket: ticket(number) },
    status: "sent",
    sentAt: noon,
  }));

/** What a server says that placed the ticket. */
export function processed(uuid: string): ServerVerdict {
  return { status: "PROCESSED", receipt: receipt(uuid), message: null, error: null };
}

/** What a server says that refuses the ticket for a reason. */
export function refusedFor(code: string, message: string | null = null): ServerVerdict {
  return { status: code, receipt: null, message, error: { code, outcomeIds: ["o1"], odds: {} } };
}
