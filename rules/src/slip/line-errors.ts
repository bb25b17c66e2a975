import type { Selection, Slip, StakeProblem } from "./slip-state.ts";
import { stakeOfLine } from "./stakes.ts";

/** What is wrong with one line (B5, B8). */
export type LineError =
  /** Another selection of the same event is on the slip. */
  | { readonly code: "CANNOT_COMBINE"; readonly withOutcomeIds: readonly string[] }
  | { readonly code: "FORECAST_TRICAST_CANNOT_BE_COMBINED" }
  /** The line's stake as a single is no stake. */
  | { readonly code: "STAKE_INVALID"; readonly problem: StakeProblem };

/** The errors of every line, by outcome id; lines without errors are left out (B5). */
export function lineErrors(slip: Slip): Readonly<Record<string, readonly LineError[]>> {
  const errors = slip.selections.map(
    (selection) => [selection.outcomeId, errorsOfLine(slip, selection)] as const,
  );
  return Object.fromEntries(errors.filter(([, list]) => list.length > 0));
}

/** Whether no bet on a line will be taken any more: its event has ended, or it is decided. */
export function isLineOver(slip: Slip, outcomeId: string): boolean {
  return slip.selectionsLive[outcomeId]?.isOver ?? false;
}

/** Whether a line's market is suspended at the moment: what is over does not open again. */
export function isLineSuspended(slip: Slip, outcomeId: string): boolean {
  const isSuspended = slip.selectionsLive[outcomeId]?.isSuspended ?? false;
  return isSuspended && !isLineOver(slip, outcomeId);
}

/** The outcome ids of the lines that are over. */
export function overLines(slip: Slip): readonly string[] {
  return outcomeIdsWhere(slip, ({ outcomeId }) => isLineOver(slip, outcomeId));
}

/**
 * Whether the slip can't become a bet until a line leaves it: one is over, or its lines can't be combined. It then has
 * no odds, no return and no boost.
 */
export function promisesNothing(slip: Slip): boolean {
  if (overLines(slip).length > 0) return true;
  return slip.betType !== "single" && Object.keys(lineErrors(slip)).length > 0;
}

function errorsOfLine(slip: Slip, selection: Selection): readonly LineError[] {
  if (slip.betType === "single") {
    const { problem } = stakeOfLine(slip, selection.outcomeId);
    return problem === null ? [] : [{ code: "STAKE_INVALID", problem }];
  }
  const errors: LineError[] = [];
  const withOutcomeIds = outcomeIdsWhere(
    slip,
    (other) => other.eventId === selection.eventId && other.outcomeId !== selection.outcomeId,
  );
  if (withOutcomeIds.length > 0) errors.push({ code: "CANNOT_COMBINE", withOutcomeIds });
  if (selection.marketType.toLowerCase().includes("cast")) {
    errors.push({ code: "FORECAST_TRICAST_CANNOT_BE_COMBINED" });
  }
  return errors;
}

/** The outcome ids of the lines for which something holds. */
export function outcomeIdsWhere(
  slip: Slip,
  holds: (selection: Selection) => boolean,
): readonly string[] {
  return slip.selections.filter(holds).map((selection) => selection.outcomeId);
}
