import { lazyPart } from "@grandstand/ui/load-code";

export type { ConnectOwnBetsProps } from "./connect-own-bets.tsx";

/** Loaded for a person who is logged in. */
export const ConnectOwnBets = lazyPart(
  async () => (await import("./connect-own-bets.tsx")).ConnectOwnBets,
);
