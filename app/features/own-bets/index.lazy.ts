import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded for a person who is logged in. */
export const ConnectOwnBets = lazyPart(
  async () => (await import("./connect-own-bets.tsx")).ConnectOwnBets,
);
