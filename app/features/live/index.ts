import { loadCode } from "@grandstand/ui/load-code";
import { lazy } from "react";
import { untilWide } from "../../core/site/narrow-page.ts";

export { useInPlayEventId } from "./in-play-event.ts";
export { liveLifecycle } from "./lifecycle.ts";

const loadLiveWidget = () => import("./connect-live-widget.tsx");

/** A narrow page does not show its column: its code comes once the page is wide. */
export const ConnectLiveWidget = lazy(async () => {
  await untilWide();
  return { default: (await loadCode(loadLiveWidget)).ConnectLiveWidget };
});
