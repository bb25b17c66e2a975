import { lazyPart } from "@grandstand/ui/load-code";
import { Suspense } from "react";

const ConnectSettledCount = lazyPart(
  async () => (await import("./connect-settled-count.tsx")).ConnectSettledCount,
);

/** Beside *My bets*: how many were settled since it was last opened. Loaded for a person who is logged in. */
export function SettledCount() {
  return (
    <Suspense>
      <ConnectSettledCount />
    </Suspense>
  );
}
