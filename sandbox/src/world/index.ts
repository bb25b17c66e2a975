export { createWorld, heldPriceMilliseconds, type WorldOptions } from "./create-world.ts";
export type { OutcomeResult, PricedOutcome, World, WorldChange } from "./world.ts";
