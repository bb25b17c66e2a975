import { calculate, lookUpTicket, submit } from "@grandstand/contract/betslip";
import type { TicketState } from "@grandstand/rules/placement";
import type { BetSlipProps } from "@grandstand/ui/bet-slip";
import { betSlipStates } from "@grandstand/ui/bet-slip/states";
import { storageKeys } from "../../core/storage/storage.ts";
import type { BetSlipStore } from "../../features/bet-slip/store.ts";
import type { FakeApi } from "../fake-api.ts";
import { betOf, openTab, placed, ticketOf } from "../placing.ts";
import {
  type Decisions,
  keyOf,
  type MoneyUser,
  type SessionTab,
  type Shown,
} from "./money-user.ts";
import { textsLike } from "./shown-texts.ts";

const noError = { message: null, meta: { error: null } };

const statesOf = {
  done: "placed",
  refused: "refused",
  running: "running",
  "not-found": "not-placed",
} as const;

/** Has tickets looked up by these decisions, as the slip and the builder do it. */
export function wireLookUp(server: FakeApi, { lookUp }: Decisions): void {
  server.on(lookUpTicket, ({ path }) => {
    const uuid = path?.uuid ?? "";
    const known = lookUp(uuid);
    const bet = known === "done" ? betOf({ uuid, stake: 1_000 }) : null;
    return { state: statesOf[known], bet, ...noError };
  });
}

/** How a ticket's state counts for the person. */
export function shownOf(state: TicketState | undefined): Shown {
  switch (state?.status) {
    case undefined:
      return "nothing";
    case "draft":
    case "placing":
      return "under-way";
    case "unknown":
      return "checking";
    case "placed":
      return "done";
    case "price-moved":
    case "refused":
      return "not-done";
  }
}

/** Our own words for a code, where the server said none. */
function wordsOfRefusal(ticket: TicketState): readonly string[] {
  if (ticket.status !== "refused" || ticket.refusal.message !== null) return [];
  return [`bet-slip.refused.${ticket.refusal.code}`];
}

/** What the slip says of its tickets, and of what happened last on it. */
export function saysOfSlip(slip: BetSlipStore): readonly string[] {
  const { placement, happened } = slip.getState();
  const statuses = new Set<string>(placement.tickets.map(({ status }) => status));
  const isLike = (props: BetSlipProps) => {
    const shown = new Set<string>(props.slip?.tickets.map(({ status }) => status));
    return statuses.size > 0 && [...statuses].every((status) => shown.has(status));
  };
  const accepted = happened?.events.some(({ type }) => type === "changes-accepted") ?? false;
  return [
    ...textsLike<BetSlipProps>("BetSlip", betSlipStates, isLike),
    ...placement.tickets.flatMap(wordsOfRefusal),
    ...(accepted
      ? ["one", "many", "other"].map((form) => `bet-slip.said.changes-accepted_${form}`)
      : []),
  ];
}

/** A tab with a slip. */
export interface SlipTab extends SessionTab {
  readonly slip: BetSlipStore;
}

/** A single of 10 EUR on the bet slip. */
export const slipUser: MoneyUser<SlipTab> = {
  name: "the bet slip",
  recordKey: storageKeys.pending,
  conflictCode: null,
  keepsKey: true,
  wire(server, decisions) {
    let prices = 0;
    server.on(calculate, () => {
      prices += 1;
      const tickets = [{ ...ticketOf(1), uuid: keyOf(prices) }];
      return { status: true, message: null, tickets };
    });
    server.on(submit, async ({ body }) => {
      const ticket = body?.ticket ?? ticketOf(1);
      const reply = await decisions.submit(ticket.uuid);
      if (reply === "done") return placed(ticket);
      if (reply !== "refused") return reply;
      return { ...placed(ticket), status: "STAKE_INVALID", bet: null };
    });
    wireLookUp(server, decisions);
  },
  async open(browser, user) {
    const isKept = browser.storage.read(storageKeys.slip) !== null;
    const { slip, placeBets, session, connection, vouch } = await openTab(
      browser,
      isKept ? 0 : 1,
      user,
    );
    const { id } = user;
    let isElsewhere = false;
    slip.subscribe(({ notice }) => {
      isElsewhere ||= notice === "being-placed-elsewhere";
    });
    return {
      press() {
        if (slip.control().kind === "results") slip.retainSelections();
        vouch();
        return placeBets.place();
      },
      resume: () => placeBets.resume(id),
      shows() {
        const { placement, slip: shown } = slip.getState();
        return shown.error === null ? shownOf(placement.tickets[0]) : "not-done";
      },
      says: () => saysOfSlip(slip),
      slip,
      goOffline: () => connection.setState({ isOnline: false }),
      saysElsewhere: () => isElsewhere,
      become: (next) => session.setState({ user: next }),
    };
  },
};
