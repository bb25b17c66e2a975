export { sumOverFolds } from "./sum-over-folds.ts";
export {
  type SystemBetChoice,
  type SystemFold,
  type SystemName,
  systemBetChoice,
  systemBetChoices,
} from "./system-types.ts";
