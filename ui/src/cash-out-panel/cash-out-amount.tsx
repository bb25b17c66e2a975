import { type CashOutQuote, canTake, whatRunsOn } from "@grandstand/rules/cash-out";
import { type Cents, formatAmountInput, parseAmount } from "@grandstand/rules/money";
import { useId, useState } from "react";
import { TextField } from "../field/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { slider } from "./cash-out-panel.variants.ts";

interface CashOutAmountProps {
  readonly quote: CashOutQuote;
  readonly amount: Cents;
  readonly onChoose: (amount: Cents) => void;
}

/** All of the offer or a part of it, by slider or as typed, and what becomes of the rest. */
export function CashOutAmount({ quote, amount, onChoose }: CashOutAmountProps) {
  const t = useWording();
  const { partial } = quote;
  const [isPart, setPart] = useState(amount !== quote.amount);
  return (
    <>
      {partial !== null && (
        <SegmentedControl
          label={t("cash-out.how-much")}
          options={[
            { value: "all", label: t("cash-out.all") },
            { value: "part", label: t("cash-out.part") },
          ]}
          value={isPart ? "part" : "all"}
          onChange={(choice) => {
            setPart(choice === "part");
            const half = Math.round(quote.amount / 2);
            onChoose(choice === "part" && canTake(quote, half) ? half : quote.amount);
          }}
        />
      )}
      {partial !== null && isPart && (
        <PartOf quote={quote} limits={partial} amount={amount} onChoose={onChoose} />
      )}
      <Rest quote={quote} amount={amount} />
    </>
  );
}

interface PartProps extends CashOutAmountProps {
  readonly limits: { readonly minimum: Cents; readonly maximum: Cents };
}

function PartOf({ limits, amount, onChoose }: PartProps) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; for: Cents } | null>(null);
  // What was typed stands as long as it is what is chosen; the slider writes it anew.
  const text = typed?.for === amount ? typed.text : formatAmountInput(amount, format.locale);
  const { minimum, maximum } = limits;
  const words = { minimum: format.money(minimum), maximum: format.money(maximum) };
  const isWrong = amount < minimum || amount > maximum;
  const type = (next: string) => {
    const parsed = parseAmount(next);
    const cents = parsed.ok ? parsed.cents : 0;
    setTyped({ text: next, for: cents });
    onChoose(cents);
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <label htmlFor={id} className="type-label">
          {t("cash-out.amount.slider")}
        </label>
        <input
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          step={1}
          value={Math.min(maximum, Math.max(minimum, amount))}
          aria-valuetext={format.money(amount)}
          className={slider()}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        />
      </div>
      <TextField
        label={t("cash-out.amount")}
        hint={t("cash-out.amount.limits", words)}
        {...(isWrong && { error: t("cash-out.amount.wrong", words) })}
        name="cash-out-amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={type}
      />
    </div>
  );
}

/** What is given up, or what runs on. */
function Rest({ quote, amount }: { quote: CashOutQuote; amount: Cents }) {
  const t = useWording();
  const format = useFormat();
  if (!canTake(quote, amount)) return null;
  const money = (cents: Cents | null) => (cents === null ? "-" : format.money(cents));
  if (amount === quote.amount) {
    const { potentialReturn } = whatRunsOn(quote, 0);
    return (
      <p className="type-body text-ink-muted">
        {t("cash-out.rest.none", { return: money(potentialReturn) })}
      </p>
    );
  }
  const rest = whatRunsOn(quote, amount);
  return (
    <p className="type-body text-ink-muted">
      {t("cash-out.rest", { stake: money(rest.stake), return: money(rest.potentialReturn) })}
    </p>
  );
}
