import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded for a person who is logged in. */
export const ConnectBetNews = lazyPart(
  async () => (await import("./connect-bet-news.tsx")).ConnectBetNews,
);
