export {
  type CoinsConversionView,
  CoinsConverter,
  type CoinsConverterProps,
} from "./coins-converter.tsx";
export { type CoinsConverterLayout, coinsConverterLayouts } from "./coins-converter.variants.ts";
