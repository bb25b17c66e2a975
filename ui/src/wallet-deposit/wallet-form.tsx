import { readWalletAmount, walletAmounts } from "@grandstand/rules/cashier-access";
import { type FormEvent, type Ref, useState } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { WalletDepositProps } from "./wallet-deposit-props.ts";

interface WalletFormProps extends WalletDepositProps {
  readonly input: Ref<HTMLInputElement>;
}

/** Amounts that are one press away, in whole euro. */
const usualAmounts = [10, 20, 50, 100];

/** How much, and the button that opens the wallet's sheet (A5). */
export function WalletForm({
  text,
  progress,
  error,
  isAborted = false,
  input,
  onType,
  onPay,
  onCashier,
}: WalletFormProps) {
  const t = useWording();
  const format = useFormat();
  const [isLeft, setLeft] = useState(false);
  const euro = readWalletAmount(text, format.currencySign());
  const isPaying = progress !== "none";
  const limits = {
    lowest: format.money(walletAmounts.lowest * 100),
    highest: format.money(walletAmounts.highest * 100),
  };
  // A field that is switched off would lose the focus.
  const type = (typed: string) => {
    if (!isPaying) onType(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (euro !== null && !isPaying) onPay(euro);
  };
  return (
    <form className="gs:grid gs:gap-4" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        name="amount"
        label={t("wallet-deposit.amount")}
        hint={t("wallet-deposit.hint", limits)}
        {...(isLeft && euro === null && { error: t("apple.pay.amount", limits) })}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        onChange={type}
        onLeave={() => setLeft(text !== "")}
      />
      <ul className="gs:grid gs:grid-cols-4 gs:gap-2" aria-label={t("wallet-deposit.usual")}>
        {usualAmounts.map((amount) => (
          <li key={amount}>
            <Button
              variant="outline"
              size="small"
              width="full"
              isPressed={euro === amount}
              onPress={() => type(String(amount))}
            >
              <Sentence>{format.money(amount * 100)}</Sentence>
            </Button>
          </li>
        ))}
      </ul>
      <Progress progress={progress} />
      {isAborted && !isPaying && (
        <Notice announced={t("wallet-deposit.aborted")}>{t("wallet-deposit.aborted")}</Notice>
      )}
      {error !== null && !isPaying && (
        <Notice
          kind="error"
          title={t("wallet-deposit.failed.title")}
          announced={error}
          action={<CashierButton onPress={onCashier} />}
        >
          {error}
        </Notice>
      )}
      <Button
        variant="act"
        width="full"
        type="submit"
        keepsFocus
        isBusy={progress === "sheet" || progress === "paying"}
        {...(progress === "checking" && { disabledReason: t("wallet-deposit.checking") })}
      >
        {t("wallet-deposit.pay.button")}
      </Button>
      <p className="gs:type-small gs:text-ink-muted">{t("wallet-deposit.limit")}</p>
    </form>
  );
}

/** The way on where the wallet does not work. */
export function CashierButton({ onPress }: { readonly onPress: () => void }) {
  const t = useWording();
  return (
    <Button variant="raised" size="small" onPress={onPress}>
      {t("wallet-deposit.cashier.button")}
    </Button>
  );
}

/** What is under way; a payment whose answer was lost is not called a failure. */
function Progress({ progress }: Pick<WalletDepositProps, "progress">) {
  const t = useWording();
  if (progress === "checking") {
    return (
      <Notice kind="warning" announced={t("wallet-deposit.checking")}>
        {t("wallet-deposit.checking")}
      </Notice>
    );
  }
  return (
    <p role="status" className="gs:type-small gs:-mt-4 gs:text-ink-muted gs:not-empty:mt-0">
      {(progress === "sheet" || progress === "paying") && t(`wallet-deposit.${progress}`)}
    </p>
  );
}
