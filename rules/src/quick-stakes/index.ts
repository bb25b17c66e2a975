export {
  defaultQuickStakes,
  type EditedQuickStakes,
  editQuickStake,
  type QuickStakeRefusal,
  readQuickStakes,
} from "./quick-stakes.ts";
