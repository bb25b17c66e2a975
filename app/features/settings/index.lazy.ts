import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectSettings = lazyPart(
  async () => (await import("./connect-settings.tsx")).ConnectSettings,
);
