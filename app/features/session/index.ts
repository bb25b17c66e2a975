import { lazyPart } from "@grandstand/ui/load-code";

export { useOwnPage } from "./use-own-page.ts";

/** Loaded for a person who is logged in. */
export const ConnectDrawerAccount = lazyPart(
  async () => (await import("./connect-drawer-account.tsx")).ConnectDrawerAccount,
);
