export { axeViolations, checkConformance } from "./conformance.tsx";
export type { NamedStates } from "./named-states.ts";
export { pressedBack } from "./pressed-back.ts";
export { inEveryLanguage, renderSurface, testEnvironment, testNow } from "./render-surface.tsx";
export { checkSeenDifference } from "./seen-difference.ts";
