import { lazyPart } from "@grandstand/ui/load-code";

export type { ConnectOwnBetsProps } from "./connect-own-bets.tsx";

/** Loaded for a person who is logged in. */
export const ConnectOwnBets = lazyPart(
  async () => (await import("./connect-own-bets.tsx")).ConnectOwnBets,
);

/** What is known of the person's open bets, and on which events they are. */
export { useOpenBets } from "./use-open-bets.ts";
