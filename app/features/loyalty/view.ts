import type { User } from "@grandstand/contract/user";
import { showsLoyalty } from "@grandstand/rules/loyalty";
import type { LoyaltyView } from "@grandstand/ui/loyalty-panel";

/** A person's standing in the programme; null where it is not to be shown (B2, design 7.11). */
export function toLoyaltyView(user: User | null, isPromotionsOn: boolean): LoyaltyView | null {
  if (user === null || !showsLoyalty(user.loyaltyData.level, isPromotionsOn)) return null;
  const { points, coins, level, progress, next_level: nextLevel } = user.loyaltyData;
  return { points, coins, level, progress, nextLevel };
}
