import { intervals } from "../intervals/index.ts";
import type { Odds } from "../odds/index.ts";
import { systemBetChoice } from "../systems/index.ts";
import { canHold } from "./bet-type.ts";
import { clearSlip } from "./selections.ts";
import { settleShape } from "./shape.ts";
import {
  andThen,
  betOrigins,
  betTypes,
  type ChosenFreeBet,
  emptySlip,
  type Selection,
  type Slip,
  type SlipEvent,
  type StakeEntry,
  type Transition,
  unchanged,
} from "./slip-state.ts";
import { readFreeStake, readStake, wholeFreeStake } from "./stakes.ts";

/** The version of the kept form. A slip kept in a form that is not known is not read. */
export const slipVersion = 2;

/** The form before promotions and each-way: what it did not say is filled in. */
const firstVersion = 1;

/** Why a kept slip did not come back; `none` when there was nothing on one that could be lost. */
export type RestoreProblem = "none" | "expired" | "corrupt" | "other-version" | "other-account";

export interface RestoredSlip {
  readonly slip: Slip;
  readonly events: readonly SlipEvent[];
  /** Null when the slip came back. */
  readonly problem: RestoreProblem | null;
}

/** A stake as it is kept: what was typed, or the cents of a default. */
type KeptStake = { readonly text: string } | { readonly cents: number };

/**
 * Writes what of a slip outlives a reload (B9, storage): selections, stakes, what pays, type, owner.
 * Live prices do not, because they are no longer vouched for; what became of tickets is the
 * placement's. A chosen free bet pays on as it was known, until the operator says what is left of it.
 */
export function serialiseSlip(slip: Slip): string {
  return JSON.stringify({
    version: slipVersion,
    selections: slip.selections,
    betType: slip.betType,
    stakes: slip.selections.map(({ outcomeId }) =>
      keepStake(slip.stakes[outcomeId] ?? slip.stakeSingle),
    ),
    stakeSingle: keepStake(slip.stakeSingle),
    stakeCombi: keepStake(slip.stakeCombi),
    stakeSystem: keepStake(slip.stakeSystem),
    systemType: slip.systemChoice?.type ?? null,
    eachWayLines: slip.eachWayLines,
    isEachWay: slip.isEachWay,
    freeBet: slip.freeBet && { ...slip.freeBet, stake: keepStake(slip.freeBet.stake) },
    lastUsedStake: slip.lastUsedStake,
    ownerId: slip.ownerId,
    updatedAt: slip.updatedAt,
  });
}

/**
 * Reads a kept slip back. Whatever can't be trusted gives an empty slip with the reason: text that is
 * no slip, another version, one last changed more than 24 h ago (B4), or one of another person than
 * `userId` (null: no one is logged in, and the slip keeps its owner). Never throws.
 */
export function restoreSlip(
  kept: string | null,
  { now, userId }: { readonly now: number; readonly userId: string | null },
): RestoredSlip {
  if (kept === null) return nothing("none", userId);
  const record = parseRecord(kept);
  if (record === null) return nothing("corrupt", userId);
  if (record.version !== slipVersion && record.version !== firstVersion) {
    return nothing("other-version", userId);
  }
  const slip = readSlip(record.version === firstVersion ? fromFirstVersion(record) : record);
  if (slip === null) return nothing("corrupt", userId);
  if (slip.ownerId !== null && userId !== null && slip.ownerId !== userId) {
    return nothing(slip.selections.length > 0 ? "other-account" : "none", userId);
  }
  const expired = expireSlip(slip, now);
  const problem = expired.events.length > 0 ? "expired" : null;
  const settled = andThen(expired, settleShape);
  return {
    slip: { ...settled.slip, ownerId: slip.ownerId ?? userId },
    events: settled.events,
    problem,
  };
}

/** Clears a slip that was last changed more than 24 hours ago (B4). */
export function expireSlip(slip: Slip, now: number): Transition {
  if (slip.updatedAt === null || now - slip.updatedAt <= intervals.slipExpiry)
    return unchanged(slip);
  return clearSlip(slip, "expired", now);
}

function nothing(problem: RestoreProblem, ownerId: string | null): RestoredSlip {
  return { slip: emptySlip({ ownerId }), events: [], problem };
}

/** A line of the first form takes no each-way and matches no promotion's scope until it is chosen again. */
function fromFirstVersion(record: Readonly<Record<string, unknown>>) {
  const { selections } = record;
  if (!Array.isArray(selections)) return record;
  const unknownThen = {
    competitionId: "",
    sportId: "",
    hasEachWay: false,
    eachWayPlaces: null,
    eachWayFraction: null,
    outcomeIds: [],
  };
  return {
    ...record,
    selections: selections.map((line) => (isRecord(line) ? { ...unknownThen, ...line } : line)),
  };
}

function readSlip(record: Readonly<Record<string, unknown>>): Slip | null {
  const { selections, stakes, updatedAt, lastUsedStake, ownerId } = record;
  const betType = betTypes.find((type) => type === record.betType);
  if (betType === undefined || !Array.isArray(selections) || !Array.isArray(stakes)) return null;
  if (!selections.every(isSelection) || stakes.length !== selections.length) return null;
  if (new Set(selections.map((line) => line.outcomeId)).size < selections.length) return null;
  if (!isNullOr(updatedAt, isNumber) || !isNullOr(lastUsedStake, isCount)) return null;
  if (!isNullOr(ownerId, isText) || (selections.length > 0 && updatedAt === null)) return null;
  const entries = stakes.map(readKeptStake);
  const single = readKeptStake(record.stakeSingle);
  const combi = readKeptStake(record.stakeCombi);
  const system = readKeptStake(record.stakeSystem);
  if (entries.includes(null) || single === null || combi === null || system === null) return null;
  const freeBet = record.freeBet == null ? null : readFreeBet(record.freeBet);
  // Never read as none: the person's own money would be staked instead.
  if (freeBet === undefined) return null;
  return {
    ...emptySlip({ lastUsedStake, ownerId }),
    selections,
    betType: canHold(betType, selections.length) ? betType : "single",
    stakes: Object.fromEntries(
      selections.map((line, index) => [line.outcomeId, entries[index] ?? single]),
    ),
    stakeSingle: single,
    stakeCombi: combi,
    stakeSystem: system,
    ...readChoices(record, selections.length),
    freeBet,
    updatedAt,
  };
}

/** Undefined where it can't be read. */
function readFreeBet(kept: unknown): ChosenFreeBet | undefined {
  if (!isRecord(kept)) return undefined;
  const { id, name, amount, amountRemaining, minOdds, expiresAt, stake } = kept;
  if (!isText(id) || !isText(name) || !isCount(amount) || !isCount(amountRemaining)) {
    return undefined;
  }
  if (!isNumber(minOdds) || !isNumber(expiresAt) || !isRecord(stake)) return undefined;
  const freeBet = { id, name, amount, amountRemaining, minOdds, expiresAt };
  const entry = isText(stake.text) ? readFreeStake(stake.text, freeBet) : wholeFreeStake(freeBet);
  return { ...freeBet, stake: entry };
}

/** What was chosen beside the stakes. A choice that can't be read is as if it was never made. */
function readChoices(
  { systemType, eachWayLines, isEachWay }: Readonly<Record<string, unknown>>,
  count: number,
): Pick<Slip, "systemChoice" | "eachWayLines" | "isEachWay"> {
  return {
    systemChoice: isText(systemType) ? systemBetChoice(systemType, count) : null,
    eachWayLines: Array.isArray(eachWayLines) ? eachWayLines.filter(isText) : [],
    isEachWay: isEachWay === true,
  };
}

function keepStake(entry: StakeEntry): KeptStake {
  return entry.text === null ? { cents: entry.cents ?? 0 } : { text: entry.text };
}

function readKeptStake(kept: unknown): StakeEntry | null {
  if (!isRecord(kept)) return null;
  if (isText(kept.text)) return readStake(kept.text);
  return isCount(kept.cents) ? { text: null, cents: kept.cents, problem: null } : null;
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const textFields = [
  "outcomeId",
  "eventId",
  "marketId",
  "eventName",
  "marketName",
  "outcomeName",
  "sportSlug",
  "competitionId",
  "sportId",
  "marketType",
] as const satisfies readonly (keyof Selection)[];
const flagFields = [
  "isLive",
  "isStartingPrice",
  "hasEachWay",
  "isBetplus",
] as const satisfies readonly (keyof Selection)[];

/** Whether something that was kept is a selection, whole and of today's form. */
export function isSelection(value: unknown): value is Selection {
  if (!isRecord(value)) return false;
  const { betOrigin, odds, startsAt, eachWayPlaces, eachWayFraction, outcomeIds } = value;
  return (
    textFields.every((field) => isText(value[field])) &&
    flagFields.every((field) => typeof value[field] === "boolean") &&
    isNullOr(eachWayPlaces, isCount) &&
    isNullOr(eachWayFraction, isNumber) &&
    Array.isArray(outcomeIds) &&
    outcomeIds.every(isText) &&
    (betOrigin === null || betOrigins.some((origin) => origin === betOrigin)) &&
    isNumber(startsAt) &&
    isOdds(odds) &&
    isPairOrAbsent(value.marks) &&
    isPairOrAbsent(value.images) &&
    (value.outcomeMark === undefined || isText(value.outcomeMark))
  );
}

/** What is drawn beside both sides; a slip from before it was kept has none. */
function isPairOrAbsent(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    Array.isArray(value) && value.length === 2 && value.every((each) => isNullOr(each, isText))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNullOr<Value>(
  value: unknown,
  is: (value: unknown) => value is Value,
): value is Value | null {
  return value === null || is(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isOdds(value: unknown): value is Odds {
  return value === "SP" || isNumber(value);
}
