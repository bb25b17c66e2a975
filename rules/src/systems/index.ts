export { sumOverFolds } from "./sum-over-folds.ts";
export { aliveBets, type SystemBetState, systemBets } from "./system-bets.ts";
export {
  type SystemBetChoice,
  type SystemFold,
  type SystemName,
  systemBetChoice,
  systemBetChoices,
} from "./system-types.ts";
