import { createStore, type StoreApi } from "zustand/vanilla";

/** What is in the slip's column: the slip, or the bet builder of a match (B2). */
export type SlipType = "betslip" | "betbuilder";

/** Where prices on a match page go. Reset on every change of route (B2). */
export function createSlipType(): StoreApi<SlipType> {
  return createStore<SlipType>(() => "betslip");
}
