export { EventTime, type EventTimeProps } from "./event-time.tsx";
export { type EventTimeLayout, eventTimeLayouts } from "./event-time.variants.ts";
export type { EventTimeFacts } from "./event-time-facts.ts";
export { useMilestones } from "./use-milestones.ts";
export { type TimeTexts, useTimeTexts } from "./use-time-texts.ts";
