import type { NamedStates } from "../testing/named-states.ts";
import type { OfflineBannerProps } from "./offline-banner.tsx";

/** Both faces of the banner, by name. */
export const offlineBannerStates = {
  offline: { isOffline: true },
  "a page waits": { isOffline: true, isPageAwaited: true },
  online: { isOffline: false },
} satisfies NamedStates<OfflineBannerProps>;
