import type { BuilderFacts } from "@grandstand/app/features/bet-builder/view.ts";
import {
  type BuilderTicketOnWire,
  calculateBuilder,
  getPrecannedBuilders,
  type SubmitBuilderAnswer,
  submitBuilder,
} from "@grandstand/contract/bet-builder";
import type { BodyInput } from "@grandstand/contract/call";
import type { EventView } from "@grandstand/ui/event-view";
import type { FakeOperator } from "./fake-operator.ts";
import { sampleEventOf } from "./sample-home.ts";

/** The market types of the operator, which the builder's rules go by. */
const types: Readonly<Record<string, string>> = {
  match_result: "1x2",
  total_goals: "total_goals",
  both_score: "both_teams_to_score",
};

/** The match of the journey. */
export const match: EventView = toOperatorsTypes(sampleEventOf("union-genk-result-0"));

/** What its outcomes are about. */
export const facts: BuilderFacts = {
  "union-genk-result-0": { kind: "Home" },
  "union-genk-result-1": { kind: "Draw" },
  "union-genk-result-2": { kind: "Away" },
  "union-genk-total-0": { kind: "Over", handicap: 2.5 },
  "union-genk-total-1": { kind: "Under", handicap: 2.5 },
  "union-genk-both-0": { kind: "Yes" },
  "union-genk-both-1": { kind: "No" },
};

function toOperatorsTypes(event: EventView): EventView {
  return {
    ...event,
    markets: event.markets.map((market) => ({
      ...market,
      type: types[market.type] ?? market.type,
    })),
  };
}

type Order = BodyInput<typeof calculateBuilder>;

/** What two picks together pay: less than the product of both, since one makes the other likelier. */
export const together = 3.45;

function picksOf(selections: Order["selections"]) {
  return selections.map((selection) => {
    const market = match.markets.find(({ id }) => id === selection.market_id);
    const outcome = market?.outcomes.find(({ id }) => id === selection.outcome_id);
    return {
      ...selection,
      event_name: match.name,
      market_name: market?.name ?? "",
      outcome_name: outcome?.name ?? "",
      odds: outcome?.odds ?? null,
      is_suspended: false,
    };
  });
}

/** A priced ticket of the picks. */
export function ticketOf(
  order: Order,
  odds: number,
  errorMeta: BuilderTicketOnWire["error_meta"] = null,
): BuilderTicketOnWire {
  return {
    uuid: "00000000-0000-4000-8004-000000000001",
    name: match.name,
    odds,
    display_odds: null,
    selections: picksOf(order.selections),
    implied_outcome_ids: [],
    error_meta: errorMeta,
  };
}

/** Answers calculate with one price, or with one price after the other. */
export function priceBuilders({ server, time }: FakeOperator, ...prices: readonly number[]): void {
  server.on(
    calculateBuilder,
    ...prices.map((odds) => ({ body }: { readonly body?: Order }) => ({
      server_time: time.now(),
      ticket: ticketOf(bodyOf(body), odds),
      message: null,
    })),
  );
}

/** Prices every builder alike, has one ready to bet on, and places what is submitted. */
export function offerBuilder(operator: FakeOperator): void {
  const { server, time } = operator;
  priceBuilders(operator, together);
  server.on(getPrecannedBuilders, () => ({
    server_time: time.now(),
    builders: [
      {
        precanned_id: "union-and-goals",
        name: "Union & 3+",
        odds: together,
        display_odds: null,
        selections: picksOf([
          pick("union-genk-result", "union-genk-result-0"),
          pick("union-genk-total", "union-genk-total-0"),
        ]),
      },
    ],
  }));
  server.on(submitBuilder, ({ body }) => placed(bodyOf(body), time.now()));
}

function pick(marketId: string, outcomeId: string) {
  return { event_id: match.id, market_id: marketId, outcome_id: outcomeId };
}

function placed(order: BodyInput<typeof submitBuilder>, now: number): SubmitBuilderAnswer {
  return {
    status: true,
    receipt: {
      uuid: order.uuid,
      bet_id: "00000000-0000-4000-8005-000000000001",
      reference: "GS-7F3K-21",
      stake: order.stake,
      asked_odds: order.current_odds,
      odds: order.current_odds,
      potential_return: Math.round(order.stake * order.current_odds),
      placed_at: new Date(now).toISOString(),
      selections: picksOf(order.selections).map((each) => ({
        ...each,
        sport_slug: match.sportSlug,
        competition_slug: null,
      })),
    },
    message: null,
    meta: { error: null },
  };
}

function bodyOf<Body>(body: Body | undefined): Body {
  if (body !== undefined) return body;
  throw new Error("The call needs a body and came without one.");
}
