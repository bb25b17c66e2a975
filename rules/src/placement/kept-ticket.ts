import type { Odds } from "../odds/index.ts";
import type { PlacementTicket } from "./ticket-state.ts";

/** Whether a value that comes back from storage is a ticket. */
export function isPlacementTicket(value: unknown): value is PlacementTicket {
  if (!isRecord(value)) return false;
  const { uuid, betType, systemType, bets, isEachWay, freeBetId } = value;
  const { outcomeIds, stake, askedOdds } = value;
  return (
    typeof uuid === "string" &&
    (betType === "single" || betType === "combi" || betType === "system") &&
    (systemType === null || typeof systemType === "string") &&
    Number.isSafeInteger(bets) &&
    typeof isEachWay === "boolean" &&
    (freeBetId === null || typeof freeBetId === "string") &&
    Array.isArray(outcomeIds) &&
    outcomeIds.every((id) => typeof id === "string") &&
    Number.isSafeInteger(stake) &&
    isRecord(askedOdds) &&
    Object.values(askedOdds).every(isOdds)
  );
}

function isOdds(value: unknown): value is Odds {
  return value === "SP" || Number.isFinite(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
