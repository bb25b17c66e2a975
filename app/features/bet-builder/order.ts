import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import { type Builder, builderOdds } from "@grandstand/rules/builder";
import type { Draft } from "@grandstand/rules/operation";
import { type BuilderOrder, type BuilderTerms, builderOrder, wholeTicket } from "./api.ts";

/** The order that may be sent again as it is, of those that may: the one that still says what the builder says. */
export function sameOrder(
  reusable: readonly Draft<BuilderOrder>[],
  builder: Builder,
  acceptOdds: AcceptOdds,
): Draft<BuilderOrder> | undefined {
  const odds = builderOdds(builder, acceptOdds);
  return reusable.find(
    ({ payload: { ticket } }) =>
      ticket.stake === builder.stake.cents && ticket.askedOdds[wholeTicket] === odds,
  );
}

/** A new order of what the builder says; null without a stake, a price, or the key that comes with the price of a login. */
export function newOrder(
  builder: Builder,
  acceptOdds: AcceptOdds,
  terms: BuilderTerms,
): Draft<BuilderOrder> | null {
  const odds = builderOdds(builder, acceptOdds);
  const uuid = builder.ticket?.uuid ?? null;
  const { cents } = builder.stake;
  if (uuid === null || odds === null || cents === null) return null;
  return builderOrder(builder, { uuid, odds, stake: cents }, acceptOdds, terms);
}
