import { type AnchoredPanelProps, HoverPanel } from "../hover-panel/index.ts";
import { reporting, useWording } from "../provider/index.ts";
import { DepositButtons, type DepositMethods } from "./deposit-buttons.tsx";

export interface DepositPanelProps extends AnchoredPanelProps, DepositMethods {}

/** The header's panel with the ways to deposit (A2). What is chosen closes it. */
export function DepositPanel({ onDeposit, onFastDeposit, onWallet, ...panel }: DepositPanelProps) {
  const t = useWording();
  return (
    <HoverPanel {...panel} label={t("account.deposit.title")}>
      <h2 className="gs:type-heading">{t("account.deposit.title")}</h2>
      <DepositButtons
        onDeposit={onDeposit}
        onFastDeposit={onFastDeposit}
        onWallet={onWallet}
        onChoose={reporting("button", panel.onClose)}
      />
    </HoverPanel>
  );
}
