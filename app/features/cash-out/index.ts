export { useCashOuts } from "./use-cash-out.ts";
