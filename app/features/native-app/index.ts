import { lazyPart } from "@grandstand/ui/load-code";

export { postToApp } from "./post-to-app.ts";

/** Loaded in the operator's app alone. */
export const ConnectBridge = lazyPart(
  async () => (await import("./connect-bridge.tsx")).ConnectBridge,
);
