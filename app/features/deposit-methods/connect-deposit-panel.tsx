import { DepositPanel } from "@grandstand/ui/deposit-panel";
import type { AnchoredPanelProps } from "@grandstand/ui/hover-panel";
import { useDepositMethods } from "./use-deposit-methods.ts";

/** The header's panel with the ways to deposit (A2). */
export function ConnectDepositPanel(props: AnchoredPanelProps) {
  return <DepositPanel {...props} {...useDepositMethods()} />;
}
