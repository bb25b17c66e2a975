import { DepositPanel } from "@grandstand/ui/deposit-panel";
import type { HoverPanelPlace } from "@grandstand/ui/hover-panel";
import { useDepositWays } from "./use-deposit-ways.ts";

/** The header's panel with the ways to deposit (A2). */
export function ConnectDepositPanel(place: HoverPanelPlace) {
  return <DepositPanel {...place} {...useDepositWays()} />;
}
