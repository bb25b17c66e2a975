import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded where a match is followed, and for a person who wants their bets in play on every page. */
export const ConnectLiveDock = lazyPart(
  async () => (await import("./connect-live-dock.tsx")).ConnectLiveDock,
);
