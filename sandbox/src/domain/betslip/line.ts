import type { BetslipSelection, calculate, Ticket } from "@grandstand/contract/betslip";
import type { AnswerOf, BodyOf } from "@grandstand/contract/call";
import { type BetTerms, type ComboBoost, countBets, type Leg } from "../bets/pricing.ts";
import type { World } from "../world/world.ts";

export type Slip = BodyOf<typeof calculate>;
export type CalculateAnswer = AnswerOf<typeof calculate>;

/** One bet before it is placed: a single, a combi, or a system with all its lines. */
export interface Line {
  type: "single" | "combi" | "system";
  systemType: string | null;
  /** Cents for each bet, and the number of bets, both halves of an each-way counted. */
  unitStake: number;
  bets: number;
  /** The total that is debited. */
  stake: number;
  isEachWay: boolean;
  freeBetId: string | null;
  selections: readonly BetslipSelection[];
}

type Facts = Omit<Line, "bets" | "stake">;

function lineOf(facts: Facts): Line {
  const bets = countBets(
    { ...facts, isFree: false, boost: null, maximumPayout: null },
    facts.selections.length,
  );
  return { ...facts, bets, stake: facts.unitStake * bets };
}

/** A single for each selection that has a stake, or one combi or system of all (B5). */
export function linesOf(slip: Slip): Line[] {
  const freeBetId = slip.freebet_id ?? null;
  if (slip.type === "single") {
    return slip.selections
      .map((selection) => {
        const unitStake = slip.stakes[selection.outcome_id] ?? selection.stake;
        return lineOf({
          type: "single",
          systemType: null,
          unitStake,
          isEachWay: selection.each_way,
          freeBetId,
          selections: [{ ...selection, stake: unitStake }],
        });
      })
      .filter((line) => line.stake > 0);
  }
  const selections = slip.selections.map((selection) => ({
    ...selection,
    each_way: slip.each_way,
  }));
  return [
    lineOf({
      type: slip.type,
      systemType: slip.type === "system" ? (slip.system_type ?? "") : null,
      unitStake: slip.stake,
      isEachWay: slip.each_way,
      freeBetId,
      selections,
    }),
  ];
}

/** The line of an issued ticket. */
export function lineOfTicket(ticket: Ticket): Line {
  return {
    type: ticket.type,
    systemType: ticket.system_type,
    unitStake: ticket.unit_stake,
    bets: ticket.bets,
    stake: ticket.stake,
    isEachWay: ticket.each_way,
    freeBetId: ticket.freebet_id,
    selections: ticket.selections,
  };
}

/** The settings of the operator that apply to every bet. */
export interface OperatorTerms {
  boost: ComboBoost;
  /** Cents. */
  maximumPayout: number;
}

/** The terms of the line that pricing needs, without its legs. */
export function termsOf(line: Line, operatorTerms: OperatorTerms): BetTerms {
  const { type, systemType, unitStake, isEachWay, freeBetId } = line;
  return { type, systemType, unitStake, isEachWay, isFree: freeBetId !== null, ...operatorTerms };
}

/** The odds that the person requested: `SP` for a starting price, whatever price was shown with it. */
export function askedOdds({ odds, is_starting_price }: BetslipSelection) {
  return is_starting_price ? "SP" : odds;
}

/** The fraction of the odds that the selection's market pays for a place, as decimal text; null where it pays none. */
export function placeFractionOf(world: World, selection: BetslipSelection): string | null {
  if (!world.outcome(selection.outcome_id)?.hasEachWay) return null;
  const market = world
    .markets(selection.event_id, "fr")
    ?.find(({ id }) => id === selection.market_id);
  return market?.ew_price === undefined ? null : String(market.ew_price);
}

/** The legs at the current prices, or at the requested ones. */
export function legsOf(world: World, line: Line, prices: "live" | "asked"): Leg[] {
  return line.selections.map((selection) => {
    const outcome = world.outcome(selection.outcome_id);
    return {
      odds: String((prices === "live" ? outcome?.odds : null) ?? askedOdds(selection)),
      placeFraction: line.isEachWay ? placeFractionOf(world, selection) : null,
      isBoosted: outcome?.isBoosted ?? false,
    };
  });
}
