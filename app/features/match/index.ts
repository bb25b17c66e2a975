import { lazyPart } from "@grandstand/ui/load-code";

export { EventMarkets, MatchPage } from "./match-page.tsx";

export const ConnectStatistics = lazyPart(
  async () => (await import("./connect-statistics.tsx")).ConnectStatistics,
);
