export {
  type EditedQuickStakes,
  editQuickStake,
  type QuickStakeRefusal,
} from "./edit-quick-stake.ts";
export { defaultQuickStakes, readQuickStakes } from "./quick-stakes.ts";
