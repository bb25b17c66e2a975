export { depositLeft } from "./deposit-left.ts";
export { changeLimit } from "./limits.ts";
export { findPassedLimit } from "./passed-limit.ts";
export { readFigures } from "./play-figures.ts";
export { readLimits } from "./read-limits.ts";
