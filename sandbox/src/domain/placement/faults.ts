import type { ErrorCode, ErrorMeta } from "@grandstand/contract/betslip";
import type { Account } from "../accounts/account.ts";

/** For bets (B9). */
const minimumAge = 21;

/** A reason for which a bet is refused, with the selections at fault. */
export function fault(
  code: ErrorCode,
  selections: readonly { outcome_id: string }[] = [],
): ErrorMeta {
  return { code, outcome_ids: selections.map((selection) => selection.outcome_id) };
}

/** Why this person may not bet, or null (B5). */
export function findBar(account: Account): ErrorMeta | null {
  const { profile, settings } = account;
  const isBarred =
    !profile.permissions.bet_placement_allowed ||
    profile.age < minimumAge ||
    !settings.is_over_21 ||
    profile.self_excluded ||
    profile.on_cool_off;
  return isBarred ? fault("BET_NOT_ALLOWED") : null;
}
