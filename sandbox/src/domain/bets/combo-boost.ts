import type { ComboBoost } from "./pricing.ts";

/** Percent by the number of boosted selections (B3 Settings, `percent_steps`). */
export const usualBoost: ComboBoost = {
  percentSteps: [0, 0, 0, 5, 7, 10, 12, 15, 20, 25, 30],
  mode: "net",
};
const noBoost: ComboBoost = { percentSteps: [], mode: "net" };

/** Promotions as a whole, and the combi's boost: settings that the operator can change at run time. */
export interface Promotions {
  areOn(): boolean;
  switch(on: boolean): void;
  /** No steps while promotions are off. */
  comboBoost(): ComboBoost;
  setComboBoost(change: Partial<ComboBoost>): void;
  /** Restores the settings of the start. */
  reset(): void;
}

/** Promotions that are on or off at the start. */
export function createPromotions(isOnAtStart: boolean): Promotions {
  let isOn = isOnAtStart;
  let boost = usualBoost;
  return {
    areOn: () => isOn,
    switch(on) {
      isOn = on;
    },
    comboBoost: () => (isOn ? boost : noBoost),
    setComboBoost(change) {
      boost = { ...boost, ...change };
    },
    reset() {
      isOn = isOnAtStart;
      boost = usualBoost;
    },
  };
}
