export {
  ScoreColumns,
  type ScoreColumnsProps,
  ScoreDigits,
  type ScoreDigitsProps,
} from "./score-digits.tsx";
export { type ScoreDigitsSize, scoreDigitsSizes } from "./score-digits.variants.ts";
