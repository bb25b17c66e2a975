import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded for a person who is logged in. */
export const ConnectSessionClock = lazyPart(
  async () => (await import("./connect-session-clock.tsx")).ConnectSessionClock,
);
