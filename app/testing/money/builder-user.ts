import { calculateBuilder, submitBuilder } from "@grandstand/contract/bet-builder";
import type { BuilderOutcome } from "@grandstand/rules/builder";
import type { BetBuilderProps } from "@grandstand/ui/bet-builder";
import { betBuilderStates } from "@grandstand/ui/bet-builder/states";
import { storageKeys } from "../../core/storage/storage.ts";
import { createBetBuilderStore } from "../../features/bet-builder/store.ts";
import { noon, settle } from "../fake-time.ts";
import { keyOf, type MoneyUser, openPage } from "./money-user.ts";
import { textsLike } from "./shown-texts.ts";
import { shownOf, wireLookUp } from "./slip-user.ts";

const pick = (id: string): BuilderOutcome => ({
  outcomeId: id,
  marketId: `market-${id}`,
  eventId: "match",
  marketType: "1x2",
  kind: "Home",
  handicap: null,
  score: null,
  outcomeName: id,
  marketName: "Result",
});

function priced(uuid: string) {
  const ticket = { uuid, name: "match", odds: 3.5, display_odds: null, selections: [] };
  return {
    server_time: noon,
    message: null,
    ticket: { ...ticket, implied_outcome_ids: [], error_meta: null },
  };
}

function placedBuilder(uuid: string) {
  return {
    status: true,
    message: null,
    meta: { error: null },
    receipt: {
      uuid,
      bet_id: keyOf(999),
      reference: "GS-1",
      stake: 1_000,
      asked_odds: 3.5,
      odds: 3.5,
      potential_return: 3_500,
      placed_at: new Date(noon).toISOString(),
      selections: [],
    },
  };
}

/** Two selections of a match as one bet. */
export const builderUser: MoneyUser = {
  name: "the bet builder",
  recordKey: storageKeys.builderPending,
  conflictCode: null,
  keepsKey: true,
  wire(server, decisions) {
    let prices = 0;
    server.on(calculateBuilder, () => {
      prices += 1;
      return priced(keyOf(prices));
    });
    server.on(submitBuilder, async ({ body }) => {
      const uuid = body?.uuid ?? "";
      const reply = await decisions.submit(uuid);
      if (reply === "done") return placedBuilder(uuid);
      if (reply !== "refused") return reply;
      const error = { code: "STAKE_INVALID" as const, outcome_ids: [] };
      return { status: false, receipt: null, message: "No.", meta: { error } };
    });
    wireLookUp(server, decisions);
  },
  async open(browser, user) {
    const page = openPage(browser, user);
    const store = createBetBuilderStore({
      ...page,
      terms: { bookmaker: "grandstand", language: "fr", country: "BE" },
      acceptOdds: () => "none",
    });
    store.toggle(pick("a"));
    store.toggle(pick("b"));
    await settle();
    return {
      async press() {
        // As the 5 s refresh does it: a price that was refused is not placed again.
        if (store.getState().builder.error !== null) await store.refresh();
        await store.place();
      },
      resume: () => store.resume(user.id),
      shows() {
        const { builder, placement } = store.getState();
        return builder.error === null ? shownOf(placement.tickets[0]) : "not-done";
      },
      says() {
        const [ticket] = store.getState().placement.tickets;
        const isLike = ({ builder }: BetBuilderProps) =>
          ticket !== undefined && builder?.ticket?.status === ticket.status;
        return textsLike<BetBuilderProps>("BetBuilder", betBuilderStates, isLike);
      },
      goOffline: page.goOffline,
      saysElsewhere: page.saysElsewhere,
      become: (next) => page.session.setState({ user: next }),
    };
  },
};
