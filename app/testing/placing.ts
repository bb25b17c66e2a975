import { getBalance, getSportifyToken } from "@grandstand/contract/account";
import {
  type Bet,
  calculate,
  lookUpTicket,
  submit,
  type Ticket,
} from "@grandstand/contract/betslip";
import { getUser, type User } from "@grandstand/contract/user";
import type { Selection } from "@grandstand/rules/slip";
import { createConnectionStore } from "../core/realtime/connection.ts";
import { watchPerson } from "../core/session/person-activity.ts";
import { withRenewedToken } from "../core/session/renewed-token.ts";
import { createSessionStore, loggedIn } from "../core/session/session.ts";
import * as sessionCalls from "../core/session/session-calls.ts";
import { createSettingsStore } from "../core/settings/settings.ts";
import { createSlipOutline } from "../core/slip-outline/slip-outline.ts";
import { createPlaceBets } from "../features/bet-slip/place-bets.ts";
import { createBetSlipStore } from "../features/bet-slip/store.ts";
import { createBetTerms } from "../features/bets/index.ts";
import { createFakeApi, type FakeApi } from "./fake-api.ts";
import { createFakeLocks, type FakeLocks } from "./fake-locks.ts";
import { createFakeStorage, type FakeStorage } from "./fake-storage.ts";
import { createFakeTime, type FakeTime, noon } from "./fake-time.ts";
import { person } from "./person.ts";

/** A selection at 2.00 of an event of its own. */
export function selection(number: number): Selection {
  return {
    outcomeId: `o${number}`,
    eventId: `e${number}`,
    marketId: `m${number}`,
    eventName: `Event ${number}`,
    marketName: "Match result",
    outcomeName: `Team ${number}`,
    sportSlug: "football",
    competitionId: "101",
    sportId: "1",
    startsAt: noon + 3_600_000,
    isLive: false,
    marketType: "1x2",
    odds: 2,
    isStartingPrice: false,
    hasEachWay: false,
    eachWayPlaces: null,
    eachWayFraction: null,
    outcomeIds: [],
    isBetplus: false,
    betOrigin: null,
  };
}

export const uuidOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** What a ticket and a bet say of a plain single that money pays for. */
const oneBet = (stake: number) => ({
  system_type: null,
  bets: 1,
  unit_stake: stake,
  each_way: false,
  freebet_id: null,
  combo_boost: null,
});

export function ticketOf(number: number, stake = 1_000): Ticket {
  return {
    uuid: uuidOf(number),
    status: "OPEN",
    type: "single",
    ...oneBet(stake),
    stake,
    selections: [
      {
        event_id: `e${number}`,
        market_id: `m${number}`,
        outcome_id: `o${number}`,
        odds: 2,
        type: "1x2",
        each_way: false,
        is_starting_price: false,
        stake,
      },
    ],
    potential_return: stake * 2,
    tax: 0,
    error_meta: null,
  };
}

export function betOf(ticket: Pick<Ticket, "uuid" | "stake">): Bet {
  return {
    id: ticket.uuid.replace("4000", "4001"),
    ticket_uuid: ticket.uuid,
    reference: "GS-1",
    type: "single",
    ...oneBet(ticket.stake),
    status: "open",
    stake: ticket.stake,
    potential_return: ticket.stake * 2,
    paid: null,
    remaining_stake: ticket.stake,
    cash_outs: [],
    tax: 0,
    placed_at: new Date(noon).toISOString(),
    settled_at: null,
    selections: [],
  };
}

export const placed = (ticket: Pick<Ticket, "uuid" | "stake">) => ({
  status: "PROCESSED",
  uuid: ticket.uuid,
  bet: betOf(ticket),
  message: null,
  meta: { error: null },
});

/** What several tabs of one browser share. */
export interface Browser {
  readonly server: FakeApi;
  readonly storage: FakeStorage;
  readonly time: FakeTime;
  readonly locks: FakeLocks;
}

/** A browser before a server that places every ticket. */
export function openBrowser(): Browser {
  const server = createFakeApi();
  server.on(calculate, ({ body }) => ({
    status: true,
    message: null,
    tickets: (body?.selections ?? []).map(({ outcome_id, stake }) =>
      ticketOf(Number(outcome_id.slice(1)), stake),
    ),
  }));
  server.on(submit, ({ body }) => placed(body?.ticket ?? ticketOf(1)));
  server.on(getBalance, () => ({ balance: 4_000 }));
  server.on(getUser, () => person());
  server.on(getSportifyToken, () => ({ sportsbook_token: "renewed" }));
  server.on(lookUpTicket, () => ({
    state: "placed" as const,
    bet: betOf(ticketOf(1)),
    message: null,
    meta: { error: null },
  }));
  return {
    server,
    storage: createFakeStorage(),
    time: createFakeTime(),
    locks: createFakeLocks(),
  };
}

/** One tab, with somebody logged in and this many singles of 10 EUR on the slip. */
export async function openTab(browser: Browser, singles = 1, user: User = person()) {
  const { server, time, locks } = browser;
  const storage = browser.storage.tab();
  const connection = createConnectionStore(time.now());
  const settings = createSettingsStore({
    api: server.api,
    storage,
    timeZone: "Europe/Brussels",
    isLoggedIn: () => loggedIn(session.getState()),
    onNotKept: () => undefined,
    loadCalls: () => import("@grandstand/contract/settings"),
  });
  const calls: string[] = [];
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage,
    onLogin: () => undefined,
    onLogout: (reason) => calls.push(reason),
    loadCalls: async () => sessionCalls,
  });
  session.setState({ status: "authenticated", user, tokens: { token: "t", jwt: "j" } });
  const slipOutline = createSlipOutline();
  const slip = createBetSlipStore({
    storage,
    now: time.now,
    session,
    settings,
    connection,
    outline: slipOutline,
  });
  const terms = createBetTerms();
  const placeBets = createPlaceBets({
    api: withRenewedToken(server.api, () => session),
    storage,
    now: time.now,
    language: "fr",
    country: "BE",
    slip,
    session,
    settings,
    terms,
    connection,
    setTimer: time.setTimer,
    alone: locks.alone,
    refreshFreeBets: () => calls.push("free bets"),
  });
  slip.restore(user.id);
  slip.claim(user.id);
  connection.setState({ feed: "live", confirmedAt: time.now() });
  const vouch = () =>
    slip.applyLive(
      slip.getState().slip.selections.map(({ outcomeId, odds }) => ({
        outcomeId,
        odds,
        isSuspended: false,
        pricedAt: time.now(),
      })),
    );
  for (let number = 1; number <= singles; number += 1) {
    slip.toggle(selection(number), {
      odds: 2,
      isSuspended: false,
      comboBoostAvailable: false,
      pricedAt: time.now(),
    });
  }
  slip.chooseBetType("single");
  for (let number = 1; number <= singles; number += 1) slip.typeLineStake(`o${number}`, "10");
  const states = () => slip.getState().placement.tickets.map(({ status }) => status);
  return {
    slip,
    slipOutline,
    terms,
    placeBets,
    session,
    connection,
    settings,
    storage,
    calls,
    vouch,
    states,
  };
}
