import type { AcceptOdds } from "../accept-odds/index.ts";
import { type ComboBoostConfig, comboBoostStanding } from "../combo-boost/index.ts";
import type { Cents } from "../money/index.ts";
import { type ExactOdds, type Odds, totalOdds } from "../odds/index.ts";
import {
  isKnownPrice,
  type TicketLeg,
  type TicketReturn,
  type TicketTerms,
  ticketBets,
  ticketReturn,
  totalReturn,
  totalStake,
} from "../returns/index.ts";
import { promisesNothing } from "./line-errors.ts";
import { oddsChanges, priceOfLine, priceShown } from "./live-update.ts";
import { isEachWay } from "./shape.ts";
import type { Selection, Slip } from "./slip-state.ts";
import { sharedStake, stakeOfLine } from "./stakes.ts";

/** The numbers at the foot of the slip. */
export interface SlipTotals {
  /** How many bets would be placed: a line without a stake is none, and an each-way is two. */
  readonly betCount: number;
  /** Cents, over all bets. */
  readonly totalStake: Cents;
  /** Cents of the total stake that a free bet pays: all of it, or nothing. */
  readonly freeStake: Cents;
  /** The odds of a combi, exact; null for other types, where one price is not known ("-"), and where nothing is promised. */
  readonly totalOdds: ExactOdds | null;
  /**
   * Cents, if everything wins, stake and boost included and a free stake taken off; null where one
   * price is not known ("-", B5), and where nothing is promised: see `promisesNothing`.
   */
  readonly potentialReturn: Cents | null;
  /** Cents that the place part pays alone; null without each-way, and where a price is not known. */
  readonly potentialPlaceReturn: Cents | null;
  /** The boost of a combi, with what it adds to the return; null where there is none (B4). */
  readonly comboBoost: { readonly percent: number; readonly amount: Cents | null } | null;
  /** The most that a ticket pays, where one of these reaches it; null where none does. */
  readonly cappedAt: Cents | null;
}

interface TotalsOptions {
  readonly acceptOdds: AcceptOdds;
  readonly comboBoost: ComboBoostConfig | null;
  readonly maximumPayout: Cents | null;
}

/** One ticket to be: what it is made of, and what it would pay. */
interface TicketNumbers {
  readonly bets: number;
  readonly stake: Cents;
  readonly isEachWay: boolean;
  readonly pays: TicketReturn;
}

/**
 * Computes the numbers of a slip. Prices are those the bets would be placed at (`priceOfLine`), or
 * with `priceShown` those that the slip shows; without the bookmaker's combo boost (null) nothing is
 * boosted, and without its maximum payout (null) nothing is capped.
 */
export function slipTotals(
  slip: Slip,
  acceptOdds: AcceptOdds,
  comboBoost: ComboBoostConfig | null = null,
  maximumPayout: Cents | null = null,
): SlipTotals {
  const terms = { acceptOdds, comboBoost, maximumPayout };
  const tickets = ticketsOf(slip, terms);
  const staked = totalStake(tickets.map(({ stake }) => stake));
  const eachWay = tickets.filter((ticket) => ticket.isEachWay);
  const boost = boostOf(slip, comboBoost);
  const isNothing = promisesNothing(slip);
  return {
    betCount: tickets.reduce((sum, { bets }) => sum + bets, 0),
    totalStake: staked,
    freeStake: slip.freeBet === null ? 0 : staked,
    totalOdds:
      slip.betType === "combi" && !isNothing ? exactTotal(pricesOf(slip, acceptOdds)) : null,
    potentialReturn: isNothing ? null : totalReturn(tickets.map(({ pays }) => pays.cents)),
    potentialPlaceReturn: isNothing
      ? null
      : totalReturn(eachWay.map(({ pays }) => pays.placeCents)),
    comboBoost: boost && {
      percent: boost.percent,
      amount: tickets[0]?.pays.boostAmount ?? null,
    },
    cappedAt:
      !isNothing && tickets.some(({ pays }) => pays.cents === maximumPayout) ? maximumPayout : null,
  };
}

/** How many prices have moved since they were chosen, and what the bets pay by the ones and by the others. */
export interface MovedPrices {
  readonly count: number;
  /** Cents by the prices on the slip; null where one is not known. */
  readonly before: Cents | null;
  /** Cents by the prices of the moment, which the slip shows. */
  readonly after: Cents | null;
}

/** Computes what moved prices do to the return; null where none has moved. */
export function movedPrices(
  slip: Slip,
  comboBoost: ComboBoostConfig | null = null,
  maximumPayout: Cents | null = null,
): MovedPrices | null {
  const count = oddsChanges(slip).length;
  if (count === 0 || promisesNothing(slip)) return null;
  return {
    count,
    before: slipTotals(slip, "none", comboBoost, maximumPayout).potentialReturn,
    after: slipTotals(slip, priceShown, comboBoost, maximumPayout).potentialReturn,
  };
}

/** How many selections count for the combo boost, and what they reach; null but for a combi that can be one (B4). */
export function comboBoostOf(slip: Slip, config: ComboBoostConfig | null) {
  if (config === null || slip.betType !== "combi" || promisesNothing(slip)) return null;
  const eligible = slip.selections.filter(
    ({ outcomeId }) => slip.selectionsLive[outcomeId]?.comboBoostAvailable ?? false,
  );
  return comboBoostStanding(config, eligible.length);
}

/** What a line costs and pays as a single; cents, the return null where its price is not known. */
export function lineNumbers(
  slip: Slip,
  selection: Selection,
  acceptOdds: AcceptOdds,
  maximumPayout: Cents | null = null,
): { readonly stake: Cents; readonly potentialReturn: Cents | null } {
  const [ticket] = singleNumbers(slip, selection, {
    acceptOdds,
    comboBoost: null,
    maximumPayout,
  });
  return { stake: ticket?.stake ?? 0, potentialReturn: ticket?.pays.cents ?? null };
}

function ticketsOf(slip: Slip, terms: TotalsOptions): readonly TicketNumbers[] {
  if (slip.betType === "single") {
    return slip.selections.flatMap((selection) => singleNumbers(slip, selection, terms));
  }
  const unitStake = sharedStake(slip)?.cents ?? 0;
  const sizes =
    slip.betType === "combi"
      ? [slip.selections.length]
      : (slip.systemChoice?.folds.map(({ size }) => size) ?? []);
  return numbersOf(slip, slip.selections, { unitStake, sizes, isEachWay: slip.isEachWay }, terms);
}

function singleNumbers(
  slip: Slip,
  selection: Selection,
  terms: TotalsOptions,
): readonly TicketNumbers[] {
  const unitStake = stakeOfLine(slip, selection.outcomeId).cents ?? 0;
  const isTwo = isEachWay(slip, selection.outcomeId);
  return numbersOf(slip, [selection], { unitStake, sizes: [1], isEachWay: isTwo }, terms);
}

/** The ticket's numbers; none where nothing is staked or no bet is made. */
function numbersOf(
  slip: Slip,
  selections: readonly Selection[],
  shape: Pick<TicketTerms, "unitStake" | "sizes" | "isEachWay">,
  { acceptOdds, comboBoost, maximumPayout }: TotalsOptions,
): readonly TicketNumbers[] {
  const bets = ticketBets(selections.length, shape);
  if (shape.unitStake <= 0 || bets === 0) return [];
  const legs = selections.map(
    (selection): TicketLeg => ({
      odds: priceOfLine(slip, selection, acceptOdds),
      placeFraction: selection.eachWayFraction,
    }),
  );
  const boost = boostOf(slip, comboBoost);
  const pays = ticketReturn(legs, {
    ...shape,
    isFree: slip.freeBet !== null,
    boost,
    maximumPayout,
  });
  return [{ bets, stake: shape.unitStake * bets, isEachWay: shape.isEachWay, pays }];
}

function boostOf(slip: Slip, config: ComboBoostConfig | null): TicketTerms["boost"] {
  const percent = comboBoostOf(slip, config)?.percent ?? 0;
  return config === null || percent === 0 ? null : { percent, mode: config.mode };
}

function pricesOf(slip: Slip, acceptOdds: AcceptOdds): readonly Odds[] {
  return slip.selections.map((selection) => priceOfLine(slip, selection, acceptOdds));
}

function exactTotal(odds: readonly Odds[]): ExactOdds | null {
  const known = odds.filter(isKnownPrice);
  return known.length === odds.length ? totalOdds(known) : null;
}
