import { CreditCard, Plus, Zap } from "lucide-react";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";

/** The ways to deposit that a person has (A2). */
export interface DepositMethods {
  readonly onDeposit: () => void;
  /** With the card of the last deposit; null for whom it is not allowed. */
  readonly onFastDeposit: (() => void) | null;
  /** With the wallet of the device; null where it is not offered. */
  readonly onWallet: (() => void) | null;
}

/** The ways to deposit, one under the other, the usual one first (A2). */
export function DepositButtons({ onDeposit, onFastDeposit, onWallet }: DepositMethods) {
  const t = useWording();
  return (
    <>
      <Button variant="act" width="full" icon={Plus} onPress={onDeposit}>
        {t("account.deposit.button")}
      </Button>
      {onFastDeposit !== null && (
        <Button width="full" icon={Zap} onPress={onFastDeposit}>
          {t("account.deposit.fast.button")}
        </Button>
      )}
      {onWallet !== null && (
        <Button width="full" icon={CreditCard} onPress={onWallet}>
          {t("account.deposit.wallet.button")}
        </Button>
      )}
    </>
  );
}
