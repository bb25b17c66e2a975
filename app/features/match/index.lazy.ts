import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectStatistics = lazyPart(
  async () => (await import("./connect-statistics.tsx")).ConnectStatistics,
);
export const ResultsAtEnd = lazyPart(
  async () => (await import("./results-at-end.tsx")).ResultsAtEnd,
);
