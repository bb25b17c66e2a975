import { CreditCard, Plus, Zap } from "lucide";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { type HandledEvent, useWording } from "../provider/index.ts";

/** The ways to deposit that a person has (A2). */
export interface DepositMethods {
  readonly onDeposit: () => void;
  /** With the card of the last deposit; null for whom it is not allowed. */
  readonly onFastDeposit: (() => void) | null;
  /** With the wallet of the device; null where it is not offered. */
  readonly onWallet: (() => void) | null;
}

interface DepositButtonsProps extends DepositMethods {
  /** Any of them is pressed: called before its own callback. */
  readonly onChoose?: (event: HandledEvent) => void;
  /** What comes after the usual way. */
  readonly children?: ReactNode;
}

/** The ways to deposit, each as wide as its caller gives it, the usual one first (A2). */
export function DepositButtons({
  onDeposit,
  onFastDeposit,
  onWallet,
  onChoose,
  children,
}: DepositButtonsProps) {
  const t = useWording();
  const pressed = (run: () => void) => (event: HandledEvent) => {
    onChoose?.(event);
    run();
  };
  return (
    <>
      <Button variant="act" width="full" icon={Plus} onPressEvent={pressed(onDeposit)}>
        {t("account.deposit.button")}
      </Button>
      {children}
      {onFastDeposit !== null && (
        <Button width="full" icon={Zap} onPressEvent={pressed(onFastDeposit)}>
          {t("account.deposit.fast.button")}
        </Button>
      )}
      {onWallet !== null && (
        <Button width="full" icon={CreditCard} onPressEvent={pressed(onWallet)}>
          {t("account.deposit.wallet.button")}
        </Button>
      )}
    </>
  );
}
