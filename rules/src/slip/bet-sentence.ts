import type { Cents } from "../money/index.ts";
import type { SystemName } from "../systems/index.ts";
import type { PlaceControl } from "./place-control.ts";
import type { BetType, Selection, Slip } from "./slip-state.ts";
import { stakeOfLine } from "./stakes.ts";
import type { SlipTotals } from "./totals.ts";

/** What one sentence says of the bet before it is placed: the stake, what it pays, and when. */
export interface BetSentence {
  readonly betType: BetType;
  /** The system's name; null for other types. */
  readonly systemName: SystemName | null;
  /** Selections that are bet on. */
  readonly selections: number;
  readonly bets: number;
  readonly isEachWay: boolean;
  /** Cents, over all bets. */
  readonly stake: Cents;
  /** Cents of the stake that a free bet pays. */
  readonly freeStake: Cents;
  /** Cents, if everything wins; null where it is not known yet. */
  readonly pays: Cents | null;
  /** Cents that an each-way pays if its selections are placed and do not win; null as `pays`, and without each-way. */
  readonly paysPlaces: Cents | null;
  /** Epoch milliseconds at which the last of the events starts; null where all have begun. */
  readonly lastStartsAt: number | null;
}

/** The controls under which the bet can be placed as it is, or is on its way. */
const tellable: readonly PlaceControl["kind"][] = ["place", "login", "restricted", "processing"];

/** The parts of the sentence; null while there is nothing to place, or it can't be placed as it is. */
export function betSentence(
  slip: Slip,
  totals: SlipTotals,
  control: PlaceControl["kind"],
): BetSentence | null {
  if (totals.betCount === 0 || !tellable.includes(control)) return null;
  const betOn = slip.selections.filter(
    ({ outcomeId }) => slip.betType !== "single" || isStaked(slip, outcomeId),
  );
  return {
    betType: slip.betType,
    systemName: slip.systemChoice?.name ?? null,
    selections: betOn.length,
    bets: totals.betCount,
    isEachWay:
      slip.betType === "single"
        ? betOn.some(({ outcomeId }) => slip.eachWayLines.includes(outcomeId))
        : slip.isEachWay,
    stake: totals.totalStake,
    freeStake: totals.freeStake,
    pays: totals.potentialReturn,
    paysPlaces: totals.potentialPlaceReturn,
    lastStartsAt: lastStart(betOn),
  };
}

function isStaked(slip: Slip, outcomeId: string): boolean {
  return (stakeOfLine(slip, outcomeId).cents ?? 0) > 0;
}

function lastStart(selections: readonly Selection[]): number | null {
  const ahead = selections.filter(({ isLive }) => !isLive).map(({ startsAt }) => startsAt);
  return ahead.length === 0 ? null : Math.max(...ahead);
}
