import {
  allOfIt,
  type CashOutChoice,
  type CashOutQuote,
  canCashOut,
  cashOutPercents,
  whatRunsOn,
} from "@grandstand/rules/cash-out";
import { type Cents, formatAmountInput, parseAmount } from "@grandstand/rules/money";
import { useId, useState } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useHandledEvent,
  useWording,
} from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Sentence } from "../sentence/index.ts";
import { slider } from "./cash-out-panel.variants.ts";

/** In which way a part was chosen: a press, the slider or the field. */
export type CashOutReason = PressReason | "slider" | "typing";

interface CashOutAmountProps {
  readonly quote: CashOutQuote;
  readonly choice: CashOutChoice;
  /** What the choice comes to. */
  readonly amount: Cents;
  readonly onChoose: (choice: CashOutChoice, details: ChangeDetails<CashOutReason>) => void;
}

/** All of the offer or a part of it, by press, by slider or as typed, and what becomes of the rest. */
export function CashOutAmount({ quote, choice, amount, onChoose }: CashOutAmountProps) {
  const t = useWording();
  const { partial } = quote;
  const isPart = choice.kind !== "all";
  return (
    <>
      {(partial !== null || isPart) && (
        <SegmentedControl
          label={t("cash-out.how-much")}
          options={[
            { value: "all", label: t("cash-out.all") },
            { value: "part", label: t("cash-out.part") },
          ]}
          value={isPart ? "part" : "all"}
          onChange={(next, details) => onChoose(next === "part" ? half : allOfIt, details)}
        />
      )}
      {partial !== null && isPart && (
        <PartOf limits={partial} choice={choice} amount={amount} onChoose={onChoose} />
      )}
      {partial === null && isPart && (
        <p className="gs:type-body gs:text-ink-muted">{t("cash-out.part.gone")}</p>
      )}
      <Rest quote={quote} amount={amount} />
    </>
  );
}

/** What a part begins with. */
const half: CashOutChoice = { kind: "percent", percent: 50 };

interface PartProps extends Omit<CashOutAmountProps, "quote"> {
  readonly limits: { readonly minimum: Cents; readonly maximum: Cents };
}

function PartOf({ limits, choice, amount, onChoose }: PartProps) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  const { handled, handlers } = useHandledEvent();
  const [typed, setTyped] = useState<{ text: string; for: Cents } | null>(null);
  // What was typed is kept as long as it is what is chosen; the slider replaces it.
  const text = typed?.for === amount ? typed.text : formatAmountInput(amount, format.locale);
  const { minimum, maximum } = limits;
  const words = { minimum: format.money(minimum), maximum: format.money(maximum) };
  const isWrong = amount < minimum || amount > maximum;
  const type = (next: string) => {
    const parsed = parseAmount(next);
    const cents = parsed.ok ? parsed.cents : 0;
    setTyped({ text: next, for: cents });
    onChoose({ kind: "amount", amount: cents }, changeDetails("typing", handled.current));
  };
  return (
    <div className="gs:grid gs:gap-3" {...handlers}>
      <fieldset
        aria-label={t("cash-out.part")}
        className="gs:grid gs:min-w-0 gs:grid-cols-3 gs:gap-2"
      >
        {cashOutPercents.map((percent) => (
          <Button
            key={percent}
            width="full"
            isPressed={choice.kind === "percent" && choice.percent === percent}
            onPressEvent={(event) => onChoose({ kind: "percent", percent }, pressDetails(event))}
          >
            {format.percent(percent)}
          </Button>
        ))}
      </fieldset>
      <div className="gs:grid gs:gap-1">
        <label htmlFor={id} className="gs:type-label">
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
          onChange={({ currentTarget }) =>
            onChoose(
              { kind: "amount", amount: Number(currentTarget.value) },
              changeDetails("slider", null),
            )
          }
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
  if (!canCashOut(quote, amount)) return null;
  const money = (cents: Cents | null) => (cents === null ? "-" : format.money(cents));
  if (amount === quote.amount) {
    const { potentialReturn } = whatRunsOn(quote, 0);
    return (
      <p className="gs:type-body gs:text-ink-muted">
        <Sentence>{t("cash-out.rest.none", { return: money(potentialReturn) })}</Sentence>
      </p>
    );
  }
  const rest = whatRunsOn(quote, amount);
  return (
    <p className="gs:type-body gs:text-ink-muted">
      <Sentence>
        {t("cash-out.rest", { stake: money(rest.stake), return: money(rest.potentialReturn) })}
      </Sentence>
    </p>
  );
}
