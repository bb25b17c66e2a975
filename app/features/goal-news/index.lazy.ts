import { lazyPart } from "@grandstand/ui/load-code";

export { useBetsNear } from "./bets-near.ts";

/** Loaded for a person who has goals said. */
export const ConnectGoalNews = lazyPart(
  async () => (await import("./connect-goal-news.tsx")).ConnectGoalNews,
);
