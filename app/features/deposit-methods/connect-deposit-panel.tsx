import { DepositPanel } from "@grandstand/ui/deposit-panel";
import type { HoverPanelPlace } from "@grandstand/ui/hover-panel";
import { useDepositMethods } from "./use-deposit-methods.ts";

/** The header's panel with the ways to deposit (A2). */
export function ConnectDepositPanel(place: HoverPanelPlace) {
  return <DepositPanel {...place} {...useDepositMethods()} />;
}
