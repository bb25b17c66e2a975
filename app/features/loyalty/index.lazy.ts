import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectCoinsConverter = lazyPart(
  async () => (await import("./connect-coins-converter.tsx")).ConnectCoinsConverter,
);
