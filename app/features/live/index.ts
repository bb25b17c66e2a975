export { useInPlayEventId } from "./in-play-event.ts";
export { liveLifecycle } from "./lifecycle.ts";
