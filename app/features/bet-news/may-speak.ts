import type { User } from "@grandstand/contract/user";
import type { LimitListView } from "@grandstand/ui/limit-list";

/** Whether a person reads of their bets without opening them: not in a break, and not where a limit of theirs is reached. */
export function maySpeak(
  user: Pick<User, "on_cool_off" | "self_excluded">,
  list: LimitListView,
): boolean {
  if (user.on_cool_off || user.self_excluded || list.status !== "loaded") return false;
  return list.limits.every(({ value, left }) => value === null || left === null || left > 0);
}
