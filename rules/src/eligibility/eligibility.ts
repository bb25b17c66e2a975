import { thresholds } from "../intervals/index.ts";
import { type ForbiddenAttempt, type Permissions, refusedAttempt } from "../permissions/index.ts";
import { type RestrictionOverlay, restrictionOverlay } from "./overlay.ts";

/** What decides whether a user may bet: a part of the user, under the wire's names (A3). */
export type Bettor = {
  age: number;
  self_excluded: boolean;
  on_cool_off: boolean;
  /** Seconds since the epoch; null or absent where the end is not known. */
  isCoolOffUntil?: number | null;
  /** The same unit. */
  isSelfExcludedUntil?: number | null;
  document_status: string;
  permissions: Pick<Permissions, "bet_placement_allowed">;
};

/** Why a person may not bet. */
export type BetRefusal = (typeof betRefusals)[number];

/** Every reason, in the order in which they are checked: the first that holds is reported. */
export const betRefusals = [
  "visitor",
  "under-21",
  "self-excluded",
  "cool-off",
  "not-permitted",
] as const;

/** Whether a person may bet and, where not, what opens in its place. */
export type BetPermission =
  | { allowed: true }
  | { allowed: false; because: "visitor"; opens: "login" }
  | {
      allowed: false;
      because: "under-21" | "self-excluded" | "cool-off";
      opens: "overlay";
      overlay: RestrictionOverlay;
    }
  | {
      allowed: false;
      because: "not-permitted";
      opens: "identity-document-popup";
      attempt: ForbiddenAttempt<"bet_placement">;
    };

/**
 * Whether a person (null: a visitor) may place a bet, and what to open where not (B5, B6, A6).
 * The server checks the same again; this spares a person the way there.
 */
export function whoMayBet(user: Bettor | null): BetPermission {
  if (user === null) return { allowed: false, because: "visitor", opens: "login" };
  const restriction = restrictionOf(user);
  if (restriction !== null) {
    const overlay = restrictionOverlay(restriction, user);
    return { allowed: false, because: restriction, opens: "overlay", overlay };
  }
  const attempt = refusedAttempt("bet_placement", user);
  if (attempt === null) return { allowed: true };
  return { allowed: false, because: "not-permitted", opens: "identity-document-popup", attempt };
}

/** @public Whether only documents stand between a person and the bet: the popup opens for these. */
export function needsIdentityDocuments(user: Bettor | null): boolean {
  const permission = whoMayBet(user);
  return !permission.allowed && permission.because === "not-permitted";
}

function restrictionOf(user: Bettor): "under-21" | "self-excluded" | "cool-off" | null {
  if (user.age < thresholds.minimumAge) return "under-21";
  if (user.self_excluded) return "self-excluded";
  return user.on_cool_off ? "cool-off" : null;
}
