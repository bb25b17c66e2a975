import { type DocumentStatus, holdsMoneyBack } from "../documents/index.ts";
import { thresholds } from "../intervals/index.ts";
import {
  type ForbiddenAttempt,
  type Permissions,
  type PermittedAction,
  refusedAttempt,
} from "../permissions/index.ts";
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

/** Whether a person may do something and, where not, what opens instead. */
export type ActionPermission<Action extends PermittedAction = PermittedAction> =
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
      attempt: ForbiddenAttempt<Action>;
    };
export type BetPermission = ActionPermission<"bet_placement">;

/**
 * Whether a person (null: a visitor) may place a bet, and what to open where not (B5, B6, A6).
 * The server checks the same again; this spares a person the way there.
 */
export function whoMayBet(user: Bettor | null): BetPermission {
  return permissionOf(user, (bettor) => refusedAttempt("bet_placement", bettor));
}

/** What decides whether a user may deposit, under the wire's names (A3). */
export type Depositor = Omit<Bettor, "document_status" | "permissions"> & {
  document_status: DocumentStatus;
  permissions: Pick<Permissions, "deposits_allowed">;
};

/**
 * Whether a person may deposit, and what to open where not (A4, A5): also a document that is being checked, or that was
 * refused, holds it back.
 */
export function whoMayDeposit(user: Depositor | null): ActionPermission<"deposits"> {
  return permissionOf(user, (depositor) => {
    const { document_status } = depositor;
    const refused = refusedAttempt("deposits", depositor);
    return (
      refused ?? (holdsMoneyBack(document_status) ? { document_status, action: "deposits" } : null)
    );
  });
}

function permissionOf<User extends Restricted, Action extends PermittedAction>(
  user: User | null,
  refuse: (user: User) => ForbiddenAttempt<Action> | null,
): ActionPermission<Action> {
  if (user === null) return { allowed: false, because: "visitor", opens: "login" };
  const restriction = restrictionOf(user);
  if (restriction !== null) {
    const overlay = restrictionOverlay(restriction, user);
    return { allowed: false, because: restriction, opens: "overlay", overlay };
  }
  const attempt = refuse(user);
  if (attempt === null) return { allowed: true };
  return { allowed: false, because: "not-permitted", opens: "identity-document-popup", attempt };
}

type Restricted = Omit<Bettor, "document_status" | "permissions">;

function restrictionOf(user: Restricted): "under-21" | "self-excluded" | "cool-off" | null {
  if (user.age < thresholds.minimumAge) return "under-21";
  if (user.self_excluded) return "self-excluded";
  return user.on_cool_off ? "cool-off" : null;
}
