export {
  type ComboBoostConfig,
  type ComboBoostStanding,
  comboBoostStanding,
  type WinningsCalcMode,
} from "./combo-boost.ts";
