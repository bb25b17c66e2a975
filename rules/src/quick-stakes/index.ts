export {
  defaultQuickStakes,
  type EditedQuickStakes,
  editQuickStake,
  type QuickStakeRefusal,
  quickStakeCount,
  readQuickStakes,
} from "./quick-stakes.ts";
