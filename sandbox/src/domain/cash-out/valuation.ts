import type { CashOutCode } from "@grandstand/contract/cash-out";
import type { betSelections, bets } from "../bets/schema.ts";
import { quotableShare } from "../bets/share.ts";
import { foldsOfSystem } from "../bets/systems.ts";
import type { World } from "../world/world.ts";
import { type Chances, chancesOf } from "./chances.ts";
import { cashOutValue, type ValuedLeg } from "./value.ts";

export type BetRow = typeof bets.$inferSelect;
export type SelectionRow = typeof betSelections.$inferSelect;

/** What an open bet is worth at this moment, or why it can't be paid out. */
export type Valuation =
  | {
      readonly kind: "worth";
      /** Cents for the whole running share. */
      readonly amount: number;
      /** The open selections; a live one among them needs the in-play delay. */
      readonly openOutcomeIds: readonly string[];
      readonly isLive: boolean;
    }
  | { readonly kind: "refused"; readonly code: CashOutCode };

function foldsOf(bet: BetRow, count: number): readonly number[] {
  return bet.type === "system" ? (foldsOfSystem(bet.systemType ?? "", count) ?? []) : [count];
}

function valuedLeg(row: SelectionRow, chances: Chances | null): ValuedLeg {
  const isKnown = chances?.kind === "known";
  return {
    odds: Number(row.odds),
    placeFraction: row.placeFraction === null ? null : Number(row.placeFraction),
    result: row.result,
    winChance: isKnown ? chances.win : 0,
    placeChance: isKnown ? chances.place : 0,
  };
}

/** Values the running share of a bet by the current prices. */
export function valueBet(
  world: World,
  bet: BetRow,
  selections: readonly SelectionRow[],
): Valuation {
  const refused = (code: CashOutCode): Valuation => ({ kind: "refused", code });
  if (bet.status !== "open") return refused("CASH_OUT_BET_ENDED");
  // A builder's selections are of one event: their chances don't multiply.
  if (bet.type === "builder") return refused("CASH_OUT_BUILDER");
  if (bet.freeBetId !== null) return refused("CASH_OUT_FREE_BET");
  const chances = selections.map((row) =>
    row.result === "pending" ? chancesOf(world, { ...row, isEachWay: bet.eachWay }) : null,
  );
  const isUnpriced = selections.some(({ odds, result }) => odds === "SP" && result !== "void");
  if (isUnpriced || chances.some((known) => known?.kind === "unpriced")) {
    return refused("CASH_OUT_STARTING_PRICE");
  }
  const isSuspended = chances.some((known) => known?.kind === "suspended");
  if (isSuspended) return refused("CASH_OUT_SUSPENDED");
  const whole = cashOutValue({
    folds: foldsOf(bet, selections.length),
    unitStake: bet.unitStake,
    isEachWay: bet.eachWay,
    legs: selections.map((row, index) => valuedLeg(row, chances[index] ?? null)),
  });
  const amount = quotableShare(Math.min(whole, bet.maximumPayout ?? whole), bet);
  if (amount < 1) return refused("CASH_OUT_NOT_OFFERED");
  const open = selections.filter(({ result }) => result === "pending");
  return {
    kind: "worth",
    amount,
    openOutcomeIds: open.map(({ outcomeId }) => outcomeId),
    isLive: chances.some((known) => known?.kind === "known" && known.isLive),
  };
}
