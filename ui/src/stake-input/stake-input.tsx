import {
  type AmountRefusal,
  amountLimits,
  type Cents,
  formatAmountInput,
  parseAmount,
  stakeStep,
} from "@grandstand/rules/money";
import { CircleAlert } from "lucide";
import { type KeyboardEvent, useId } from "react";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { quickStake, type StakeInputLayout, stakeField } from "./stake-input.variants.ts";
import { settleStake, stepStake } from "./stake-text.ts";

/** How a stake is changed: typed, by a quick stake, by an arrow key, or as it is written on leaving the field. */
export type StakeReason = "typing" | "quick-stake" | "arrow-key" | "leaving";

export interface StakeInputProps {
  /** As typed, kept whatever it says. */
  readonly text: string;
  /** What is staked on; it follows the visible label. Null for the whole slip. */
  readonly selectionName?: string | null;
  /** The stake counts for each of several bets. */
  readonly isPerBet?: boolean;
  /** Cents; both are included. The slip's own limits unless said otherwise (B5). */
  readonly minimum?: Cents;
  readonly maximum?: Cents;
  /** Cents. Each sets the stake, so that pressing twice stakes no more than pressing once. */
  readonly quickStakes?: readonly Cents[];
  /** Whether an empty field is a mistake. */
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly layout?: StakeInputLayout;
  /** Each typed text; on leaving the field, the text as the language writes it. */
  readonly onType: (text: string, details: ChangeDetails<StakeReason>) => void;
}

const noStakes: readonly Cents[] = [];

/**
 * An amount to stake, typed as text: a comma and a point both work, the wheel changes nothing, and
 * what is typed is never taken away or rewritten before the field is left (B5, stake input).
 */
export function StakeInput({
  text,
  selectionName = null,
  isPerBet = false,
  minimum = amountLimits.slipStake.minimum,
  maximum = amountLimits.slipStake.maximum,
  quickStakes = noStakes,
  isRequired = false,
  isDisabled = false,
  layout = "row",
  onType,
}: StakeInputProps) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  const limits = { minimum, maximum };
  const problem = problemOf(text, limits, isRequired);
  const hint = minimum > 0 ? "bet-slip.stake.limits" : "bet-slip.stake.maximum";
  const variables = { minimum: format.limit(minimum), maximum: format.limit(maximum) };

  function step(event: KeyboardEvent<HTMLInputElement>) {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const next = stepStake(text, direction * stakeStep, limits, format.locale);
    if (next !== null) onType(next, changeDetails("arrow-key", event));
  }

  return (
    <div data-problem={problem ?? undefined} className="gs:grid gs:gap-2">
      <div className="gs:flex gs:items-center gs:justify-between gs:gap-3">
        <div className="gs:min-w-0">
          <label htmlFor={id} className={layout === "row" ? "gs:type-label" : "gs:type-small"}>
            <span>{t(isPerBet ? "bet-slip.stake.per-bet" : "bet-slip.stake.label")}</span>
            {selectionName !== null && (
              <span className="gs:sr-only">
                {t("bet-slip.stake.label-selection", { selection: selectionName })}
              </span>
            )}
          </label>
          <p id={`${id}-hint`} className="gs:type-small gs:text-ink-faint">
            {maximum > 0 && <Sentence>{t(hint, variables)}</Sentence>}
          </p>
        </div>
        <div
          data-focus-within-ring
          className={stakeField({ layout, problem: problem !== null, disabled: isDisabled })}
        >
          <span
            aria-hidden
            translate="no"
            className="gs:type-label gs:pointer-events-none gs:absolute gs:inset-y-0 gs:left-3 gs:flex gs:items-center gs:text-ink-faint"
          >
            {format.currencySign()}
          </span>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            disabled={isDisabled}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
            className="gs:type-price gs:size-full gs:min-w-0 gs:scroll-my-40 gs:rounded-sm gs:bg-transparent gs:pr-3 gs:pl-8 gs:text-right gs:outline-none"
            onChange={(event) => onType(event.target.value, changeDetails("typing", event))}
            onKeyDown={step}
            onBlur={(event) => {
              const settled = settleStake(text, format.locale);
              if (settled !== text) onType(settled, changeDetails("leaving", event));
            }}
          />
        </div>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className="gs:type-small gs:flex gs:gap-2 gs:font-semibold">
          <Icon shape={CircleAlert} size={16} strokeWidth={2} className="gs:mt-px gs:shrink-0" />
          <Sentence>{t(`bet-slip.stake.problem.${problem}`, variables)}</Sentence>
        </p>
      )}
      {quickStakes.length > 0 && (
        <QuickStakes
          amounts={quickStakes.filter((cents) => cents >= minimum && cents <= maximum)}
          chosen={centsOf(text)}
          selectionName={selectionName}
          isDisabled={isDisabled}
          onChoose={(cents, event) =>
            onType(formatAmountInput(cents, format.locale), changeDetails("quick-stake", event))
          }
        />
      )}
    </div>
  );
}

interface QuickStakesProps {
  readonly amounts: readonly Cents[];
  readonly chosen: Cents | null;
  readonly selectionName: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (cents: Cents, event: HandledEvent) => void;
}

function QuickStakes({ amounts, chosen, selectionName, isDisabled, onChoose }: QuickStakesProps) {
  const t = useWording();
  const format = useFormat();
  const name =
    selectionName === null
      ? t("bet-slip.stake.quick")
      : t("bet-slip.stake.quick-selection", { selection: selectionName });
  return (
    <fieldset disabled={isDisabled} className="gs:grid gs:grid-cols-4 gs:gap-1.5">
      <legend className="gs:sr-only">{name}</legend>
      {amounts.map((cents, index) => (
        <button
          translate="no"
          // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake has no id but its index; a node that went while its amount is edited would have a dialog take the focus
          key={index}
          type="button"
          aria-pressed={cents === chosen}
          className={quickStake({ chosen: cents === chosen })}
          onClick={(event) => onChoose(cents, event)}
        >
          {format.limit(cents)}
        </button>
      ))}
    </fieldset>
  );
}

function problemOf(
  text: string,
  limits: { minimum: Cents; maximum: Cents },
  isRequired: boolean,
): AmountRefusal | null {
  const parsed = parseAmount(text, limits);
  if (parsed.ok) return null;
  return parsed.reason === "empty" && !isRequired ? null : parsed.reason;
}

function centsOf(text: string): Cents | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.cents : null;
}
