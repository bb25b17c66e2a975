import { shiftDays } from "../days/index.ts";

/** What a limit holds back, and over which time: 24 hours, 7 days, 30 days, or one session. */
export const limitKinds = ["deposit", "stake", "loss", "session"] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = "day" | "week" | "month" | "session";

/** Cents, or minutes for a session; null: no limit. */
export type LimitValue = number | null;

/** A limit of play as its person reads it. Instants are epoch milliseconds. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: LimitValue;
  /** A higher value that waits, and from when it is in force. */
  readonly pending: { readonly value: LimitValue; readonly appliesAt: number } | null;
  readonly used: number;
  readonly left: LimitValue;
  /** From when more is left; null where nothing that counts will stop counting. */
  readonly freesAt: number | null;
}

/** A raise waits for three days (docs/decisions/60), on the operator's calendar. */
const raiseWaitDays = 3;
const operatorZone = "Europe/Brussels";

/** The value in force at an instant: what waits is in force from its own. */
export function valueAt({ value, pending }: Limit, now: number): LimitValue {
  return pending !== null && pending.appliesAt <= now ? pending.value : value;
}

/** What waits at an instant; null where nothing does. */
export function pendingAt({ pending }: Limit, now: number): Limit["pending"] {
  return pending !== null && pending.appliesAt > now ? pending : null;
}

const height = (value: LimitValue) => value ?? Number.POSITIVE_INFINITY;

/** What a change does: it lowers at once, raises after three days, or leaves the value as it is. */
export type LimitChange =
  | { readonly kind: "lowered" }
  | { readonly kind: "raised"; readonly appliesAt: number }
  | { readonly kind: "same" };

export function changeOf(current: LimitValue, wanted: LimitValue, now: number): LimitChange {
  if (height(wanted) > height(current))
    return { kind: "raised", appliesAt: shiftDays(now, raiseWaitDays, operatorZone) };
  return { kind: wanted === current ? "same" : "lowered" };
}

/** A limit that a bet would pass: what is left of it, and from when more is. */
export interface PassedLimit {
  readonly kind: "stake" | "loss";
  readonly period: Exclude<LimitPeriod, "session">;
  readonly left: number;
  readonly freesAt: number | null;
}

/** Which limit a stake from the wallet, in cents, would pass: of several, the one with the least left. */
export function passedLimit(limits: readonly Limit[], stake: number): PassedLimit | null {
  let tightest: PassedLimit | null = null;
  for (const { kind, period, left, freesAt } of limits) {
    if ((kind !== "stake" && kind !== "loss") || period === "session") continue;
    if (left === null || stake <= left) continue;
    if (tightest === null || left < tightest.left) tightest = { kind, period, left, freesAt };
  }
  return tightest;
}

/** How much of a limit is used up, from 0 to 1; null without a limit. */
export function usedShare({ value, used }: Pick<Limit, "value" | "used">): number | null {
  if (value === null) return null;
  if (value === 0) return 1;
  return Math.min(1, Math.max(0, used / value));
}
