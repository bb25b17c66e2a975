import { useEffect, useRef } from "react";
import { Dialog } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import type { WalletDepositProps } from "./wallet-deposit-props.ts";
import { CashierButton, WalletForm } from "./wallet-form.tsx";

/**
 * A deposit by the device's wallet (A4, A5): the amount here, the authorisation in the wallet's own sheet.
 *
 * Data attributes: `data-progress` none | sheet | paying | checking.
 */
export function WalletDeposit(props: WalletDepositProps) {
  const { device, progress, onCashier, onClose } = props;
  const t = useWording();
  const input = useRef<HTMLInputElement>(null);
  const isPaying = progress !== "none";
  const wasPaying = useRef(isPaying);
  // The sheet had the focus: it goes back to where the next amount is typed.
  useEffect(() => {
    if (wasPaying.current && !isPaying) input.current?.focus({ preventScroll: true });
    wasPaying.current = isPaying;
  }, [isPaying]);
  const isUnknown = device === "unknown";
  const wasUnknown = useRef(isUnknown);
  // The dialog opened before there was an amount to begin at.
  useEffect(() => {
    if (wasUnknown.current && !isUnknown) input.current?.focus({ preventScroll: true });
    wasUnknown.current = isUnknown;
  }, [isUnknown]);
  const toCashier = <CashierButton onPress={onCashier} />;
  return (
    <Dialog title={t("wallet-deposit.title")} initialFocus={input} onClose={onClose}>
      <div data-progress={progress} className="gs:grid gs:gap-4">
        {device === "unknown" && (
          <Loading>
            <div className="gs:grid gs:gap-3">
              <Skeleton width="half" />
              <Skeleton />
            </div>
          </Loading>
        )}
        {device === "not-apple-device" && (
          <Notice announced={t("apple.pay.not.apple.device")} action={toCashier}>
            {t("apple.pay.not.apple.device")}
          </Notice>
        )}
        {device === "no-card" && (
          <Notice announced={t("apple.pay.no.card")} action={toCashier}>
            {t("apple.pay.no.card")}
          </Notice>
        )}
        {device === "able" && <WalletForm {...props} input={input} />}
      </div>
    </Dialog>
  );
}
