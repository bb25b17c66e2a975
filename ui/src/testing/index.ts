export { axeViolations } from "./access.ts";
export { checkConformance } from "./conformance.tsx";
export { detailsOf } from "./details.ts";
export { liveRegionOf } from "./live-region.ts";
export type { NamedStates } from "./named-states.ts";
export { pressedBack } from "./pressed-back.ts";
export { inEveryLanguage, renderComponent, testEnvironment, testNow } from "./render-component.tsx";
export { checkSeenDifference } from "./seen-difference.ts";
