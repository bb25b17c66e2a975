export { EventTime, type EventTimeFacts, type EventTimeProps } from "./event-time.tsx";
export { type EventTimeLayout, eventTimeLayouts } from "./event-time.variants.ts";
