import { calculate, lookUpTicket, submit } from "@grandstand/contract/betslip";
import type { TicketState } from "@grandstand/rules/placement";
import { storageKeys } from "../../core/storage/storage.ts";
import type { FakeApi } from "../fake-api.ts";
import { betOf, openTab, placed, ticketOf } from "../placing.ts";
import { type Decisions, keyOf, type MoneyUser, type Shown } from "./money-user.ts";

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

/** A single of 10 EUR on the bet slip. */
export const slipUser: MoneyUser = {
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
    const { slip, placeBets, session, vouch } = await openTab(browser, isKept ? 0 : 1, user);
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
      saysElsewhere: () => isElsewhere,
      become: (next) => session.setState({ user: next }),
    };
  },
};
