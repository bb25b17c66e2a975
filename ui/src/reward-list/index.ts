export {
  RewardList,
  type RewardListProps,
  type RewardScope,
  type RewardView,
} from "./reward-list.tsx";
