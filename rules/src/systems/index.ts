export { sumOverFolds } from "./sum-over-folds.ts";
export {
  type SystemBetChoice,
  type SystemFold,
  type SystemName,
  systemBetChoice,
  systemBetChoices,
  systemNames,
} from "./system-types.ts";
