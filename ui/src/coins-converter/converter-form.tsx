import {
  allowedCoins,
  type CoinsConverterData,
  isDailyLimitReached,
  readCoins,
} from "@grandstand/rules/coins";
import type { FormEvent, Ref } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { receivedRow } from "./coins-converter.variants.ts";

export interface ConverterFormProps {
  readonly conversion: CoinsConverterData;
  /** Digits, as the caller keeps them. */
  readonly text: string;
  readonly isConverting: boolean;
  readonly isChecking: boolean;
  /** Why the last attempt failed, in words; it stays until the next one. */
  readonly error: string | null;
  readonly input: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
  readonly onConvert: (coins: number) => void;
}

/** How many coins, what they come to, and the button (B5, Coins conversion). */
export function ConverterForm(props: ConverterFormProps) {
  const { conversion, text, isConverting, isChecking, error, input, onType, onConvert } = props;
  const t = useWording();
  const format = useFormat();
  const entry = readCoins(text, conversion);
  const allowed = allowedCoins(conversion);
  const facts = (
    <dl className={receivedRow()}>
      <dt className="gs:text-ink-muted">{t("coins-converter.balance")}</dt>
      <dd className="gs:type-price">{format.number(conversion.balance)}</dd>
    </dl>
  );
  if (allowed === 0) {
    const isLimit = isDailyLimitReached(conversion);
    return (
      <div className="gs:grid gs:gap-3">
        {facts}
        <Notice>{t(isLimit ? "daily-limit-exceeded" : "coins-converter.no-coins")}</Notice>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entry.canConvert && entry.coins !== null && !isConverting) onConvert(entry.coins);
  };
  return (
    <form className="gs:grid gs:gap-3" noValidate onSubmit={submit}>
      {facts}
      <TextField
        ref={input}
        name="coins"
        label={t("coins-converter.label")}
        hint={t("coins-converter.allowed", { n: format.number(allowed) })}
        {...(entry.exceeded !== null && {
          error: t("coins-converter.maximum", { n: format.number(entry.exceeded) }),
        })}
        value={entry.text}
        inputMode="numeric"
        autoComplete="off"
        onChange={onType}
      />
      <Button size="small" variant="outline" onPress={() => onType(String(allowed))}>
        {t("coins-converter.maximum.button")}
      </Button>
      <dl className={receivedRow()}>
        <dt className="gs:text-ink-muted">{t("coins-converter.received")}</dt>
        <dd translate="no" className="gs:type-price-large">
          {entry.exceeded === null ? format.money(entry.money) : "–"}
        </dd>
      </dl>
      <p className="gs:type-small gs:text-ink-muted">
        <Sentence>
          {t("coins-converter.rate", { money: format.money(readCoins("1", conversion).money) })}
        </Sentence>
      </p>
      {isChecking && (
        <Notice kind="warning" announced={t("coins-converter.checking")}>
          {t("coins-converter.checking")}
        </Notice>
      )}
      {error !== null && (
        <Notice kind="error" title={t("coins-converter.error.title")}>
          {error}
        </Notice>
      )}
      <Button
        variant="act"
        width="full"
        type="submit"
        isDisabled={!entry.canConvert}
        isBusy={isConverting}
      >
        {t("coins-converter.convert.button")}
      </Button>
    </form>
  );
}
