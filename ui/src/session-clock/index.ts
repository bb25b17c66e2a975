export { SessionClock, type SessionClockProps } from "./session-clock.tsx";
export { useDuration } from "./use-duration.ts";
