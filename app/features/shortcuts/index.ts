import { lazyPart } from "@grandstand/ui/load-code";

export { toType, useShortcuts } from "./use-shortcuts.ts";

export const ConnectShortcuts = lazyPart(
  async () => (await import("./connect-shortcuts.tsx")).ConnectShortcuts,
);
