import { amountLimits, type Cents, formatAmountInput } from "@grandstand/rules/money";
import { editQuickStake } from "@grandstand/rules/quick-stakes";
import { CircleAlert } from "lucide";
import { useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { type HandledEvent, useFormat, useWording } from "../provider/index.ts";
import { quickStakeField } from "./slip-settings.variants.ts";

interface QuickStakesEditorProps {
  /** Cents, from the smallest to the largest. */
  readonly amounts: readonly Cents[];
  readonly onChange: (amounts: readonly Cents[], event: HandledEvent) => void;
}

/** The amounts of the quick stakes. Each is taken when its field is left or Enter is pressed. */
export function QuickStakesEditor({ amounts, onChange }: QuickStakesEditorProps) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<{ readonly index: number; readonly text: string } | null>(
    null,
  );
  const edited = typed === null ? null : editQuickStake(amounts, typed.index, typed.text);
  const problem = edited?.ok === false ? edited.reason : null;

  function settle(event: HandledEvent) {
    if (!edited?.ok) return;
    setTyped(null);
    if (edited.stakes.some((cents, index) => cents !== amounts[index])) {
      onChange(edited.stakes, event);
    }
  }

  return (
    <fieldset className="gs:grid gs:gap-1.5">
      <legend className="gs:type-caption gs:pb-1 gs:text-ink-faint">
        {t("bet-slip.settings.quick")}
      </legend>
      <div className="gs:grid gs:grid-cols-4 gs:gap-1.5">
        {amounts.map((cents, index) => {
          const isTyped = typed?.index === index;
          const isWrong = isTyped && problem !== null;
          return (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake has no id but its index
              key={index}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              aria-label={t("bet-slip.settings.quick.one", { position: index + 1 })}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-problem` : undefined}
              className={quickStakeField({ wrong: isWrong })}
              value={isTyped ? typed.text : formatAmountInput(cents, format.locale)}
              onChange={(event) => setTyped({ index, text: event.target.value })}
              onKeyDown={(event) => event.key === "Enter" && settle(event)}
              onBlur={settle}
            />
          );
        })}
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className="gs:type-small gs:flex gs:gap-2 gs:font-semibold">
          <Icon shape={CircleAlert} size={16} strokeWidth={2} className="gs:mt-px gs:shrink-0" />
          <span>
            {problem === "taken"
              ? t("bet-slip.settings.quick.taken")
              : t("bet-slip.settings.quick.wrong", {
                  maximum: format.limit(amountLimits.slipStake.maximum),
                })}
          </span>
        </p>
      )}
    </fieldset>
  );
}
