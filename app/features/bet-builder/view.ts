import type { Event } from "@grandstand/contract/entities";
import type { EventState } from "@grandstand/contract/realtime";
import {
  type BuilderControl,
  type BuilderOutcome,
  builderOdds,
  builderReturn,
  hasNoPrice,
  type MatchStand,
} from "@grandstand/rules/builder";
import { type Limit, passedLimit } from "@grandstand/rules/limits";
import type { Locale } from "@grandstand/rules/locale";
import type { TicketState } from "@grandstand/rules/placement";
import { singleReturn } from "@grandstand/rules/returns";
import { displayedStake } from "@grandstand/rules/slip";
import type { BuilderTicketView, BuilderView } from "@grandstand/ui/bet-builder";
import type { EventView, MarketOutcomeView, MarketView } from "@grandstand/ui/event-view";
import type { Settings } from "../../core/settings/settings.ts";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { type BetContext, toReceiptView } from "../bets/index.ts";
import type { BetBuilder } from "./store.ts";

/** What the builder needs of an outcome beside what the page shows of it; absent parts are none. */
export interface OutcomeFacts {
  readonly kind?: string;
  readonly handicap?: number;
  /** The side of its player. */
  readonly playerOf?: "home" | "away";
}
export type BuilderFacts = Readonly<Record<string, OutcomeFacts>>;

/** A match that the builder takes, with what it knows of its outcomes. */
export interface BuilderEvent {
  readonly event: EventView;
  readonly facts: BuilderFacts;
}

/** The facts of an event's outcomes; null where it takes no builder. */
export function toBuilderFacts(event: Event): BuilderFacts | null {
  if (!event.has_bet_builder) return null;
  const outcomes = event.markets.flatMap((market) => market.outcomes);
  return Object.fromEntries(
    outcomes
      .filter((each) => [each.kind, each.handicap, each.player].some((fact) => fact !== undefined))
      .map(({ id, kind, handicap, player }) => [
        id,
        { kind, handicap, ...(player && { playerOf: player.side }) },
      ]),
  );
}

/** An outcome of the page as the builder knows it. */
export function toBuilderOutcome(
  event: EventView,
  market: MarketView,
  outcome: MarketOutcomeView,
  facts: BuilderFacts,
): BuilderOutcome {
  const { kind = null, handicap = null, playerOf } = facts[outcome.id] ?? {};
  const score = /^(\d+)-(\d+)$/.exec(outcome.shortName);
  return {
    outcomeId: outcome.id,
    marketId: market.id,
    eventId: event.id,
    marketType: market.type,
    kind,
    handicap,
    ...(playerOf && { playerOf }),
    score: score && { home: Number(score[1]), away: Number(score[2]) },
    outcomeName: outcome.name,
    marketName: market.name,
  };
}

/** The state of a match, for what is still possible in it. Its half-time market closes with the half. */
export function toMatchStand(event: EventView): MatchStand | undefined {
  const home = event.score?.home;
  const away = event.score?.away;
  const phase = event.clock?.matchSummary?.currentPhase;
  if (!home || !away || home.sets !== null || phase === undefined) return undefined;
  const score = { home: home.periods[0] ?? 0, away: away.periods[0] ?? 0 };
  return { score, halfTime: phase === "first_half" ? null : score };
}

interface BuilderFactsOfMoment {
  readonly state: BetBuilder;
  readonly control: BuilderControl;
  readonly settings: Pick<Settings, "acceptOdds" | "quickStakes">;
  /** The most that a ticket pays, in cents. */
  readonly maximumPayout: number;
  /** The limits that the person has set; empty while they are not known. */
  readonly limits: readonly Limit[];
  readonly locale: Locale;
  /** The last state of the picks' event on the live line. */
  readonly eventState: EventState | undefined;
  /** Where each sport's pages are. */
  readonly slugs: SportSlugs;
}

/** The builder as its component shows it. */
export function toBuilderView({
  state: { builder, placement },
  control,
  settings: { acceptOdds, quickStakes },
  maximumPayout,
  limits,
  locale,
  slugs,
  eventState,
}: BuilderFactsOfMoment): BuilderView {
  const { ticket, agreedOdds } = builder;
  const odds = builderOdds(builder, acceptOdds);
  const potentialReturn = builderReturn(builder, acceptOdds, maximumPayout);
  const isMoved = ticket !== null && ticket.odds > 0 && odds !== null && ticket.odds !== odds;
  return {
    name: ticket?.name ?? null,
    picks: builder.picks.map(({ outcomeId, outcomeName, marketName }) => ({
      outcomeId,
      outcomeName,
      marketName,
      isImplied: ticket?.impliedOutcomeIds.includes(outcomeId) ?? false,
      isAtFault:
        ticket?.code !== "CANNOT_COMBINE" && (ticket?.faultIds.includes(outcomeId) ?? false),
    })),
    odds: odds ?? (ticket?.odds === 0 ? null : agreedOdds),
    movedTo: isMoved ? ticket.odds : null,
    isCalculating: builder.isCalculating,
    hasNoPrice: hasNoPrice(builder),
    stake: displayedStake(builder.stake, locale),
    stakeCents: builder.stake.cents,
    potentialReturn,
    cappedAt: potentialReturn === maximumPayout ? maximumPayout : null,
    returnOnceAccepted:
      control.kind === "accept-change" && builder.stake.cents !== null
        ? singleReturn(builder.stake.cents, control.change.to, maximumPayout)
        : null,
    quickStakes,
    isInPlay: eventState?.is_live ?? false,
    passedLimit: builder.picks.length > 0 ? passedLimit(limits, builder.stake.cents ?? 0) : null,
    control,
    error: builder.error,
    ticket: toTicketView(placement.tickets[0], { language: locale, slugs }),
  };
}

function toTicketView(
  state: TicketState | undefined,
  context: BetContext,
): BuilderTicketView | null {
  if (state?.status === "unknown") return { status: "unknown" };
  if (state?.status !== "placed") return null;
  const { receipt } = state;
  const [leg] = receipt.legs;
  const askedOdds = state.ticket.askedOdds.ticket;
  const acceptedOdds = leg?.accepted;
  return {
    status: "placed",
    receipt: {
      ...toReceiptView("builder", receipt, context),
      ...(typeof askedOdds === "number" &&
        typeof acceptedOdds === "number" && { wholeOdds: { askedOdds, acceptedOdds } }),
    },
  };
}
