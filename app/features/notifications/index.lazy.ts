import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectNotification = lazyPart(
  async () => (await import("./connect-notification.tsx")).ConnectNotification,
);
export const ConnectInbox = lazyPart(
  async () => (await import("./connect-inbox.tsx")).ConnectInbox,
);
export const ConnectCountryRestriction = lazyPart(
  async () => (await import("./connect-country-restriction.tsx")).ConnectCountryRestriction,
);
