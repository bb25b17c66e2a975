export {
  allowedCoins,
  type CoinsConverterData,
  type CoinsEntry,
  coinDigits,
  coinsToCents,
  defaultConversionRate,
  isDailyLimitReached,
  readCoins,
} from "./conversion.ts";
export { type CoinHolder, type ConverterOpening, openConverter } from "./may-convert.ts";
