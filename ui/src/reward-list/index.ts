export { RewardList, type RewardListProps, type RewardView } from "./reward-list.tsx";
