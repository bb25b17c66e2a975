export { useOffersAlong } from "./offers.ts";
export { useCashOuts } from "./use-cash-out.ts";
