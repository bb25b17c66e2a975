import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectShortcuts = lazyPart(
  async () => (await import("./connect-shortcuts.tsx")).ConnectShortcuts,
);
