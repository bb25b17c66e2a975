export {
  type ComboBoostConfig,
  type ComboBoostStanding,
  comboBoostPercent,
  comboBoostStanding,
  type WinningsCalcMode,
  winningsCalcModes,
} from "./combo-boost.ts";
