export {
  CastComposer,
  type CastComposerProps,
  type CastMarketView,
  type CastPrice,
  type CastRunnerView,
} from "./cast-composer.tsx";
export { type CastOrder, emptyOrder, wholeOrder } from "./cast-order.ts";
