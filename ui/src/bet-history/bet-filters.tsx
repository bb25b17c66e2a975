import { ChevronDown } from "lucide";
import { Field, fieldBox, fieldInput } from "../field/index.ts";
import { Icon } from "../icon/index.ts";
import { type ChangeDetails, changeDetails, useWording } from "../provider/index.ts";
import {
  type BetPeriod,
  type BetTypeFilter,
  betPeriods,
  betTypeFilters,
} from "./bet-history.variants.ts";

/** Which bets are shown. Days are as a calendar writes them, `2026-11-21`, and both are included. */
export interface BetFiltersView {
  readonly period: BetPeriod;
  readonly from: string;
  readonly to: string;
  readonly type: BetTypeFilter;
}

/** In which way the filters were changed: from a list, by a day, or by the button that clears them. */
export type BetFilterReason = "list" | "day" | "clear";

export interface BetFiltersProps {
  readonly filters: BetFiltersView;
  /** The last day that can be chosen. */
  readonly today: string;
  readonly onFilter: (filters: BetFiltersView, details: ChangeDetails<BetFilterReason>) => void;
}

/** Period and type; two days where the person chooses them. */
export function BetFilters({ filters, today, onFilter }: BetFiltersProps) {
  const t = useWording();
  const change = (part: Partial<BetFiltersView>, reason: BetFilterReason) =>
    // A list and a calendar of the browser's own do not say how they were worked.
    onFilter({ ...filters, ...part }, changeDetails(reason, null));
  return (
    <div className="gs:grid gs:gap-3 gs:@min-[26rem]/bets:grid-cols-2 gs:@min-[48rem]/bets:grid-cols-4">
      <Choice
        label={t("history.filter.period")}
        value={filters.period}
        options={betPeriods.map((value) => ({ value, label: t(`history.filter.period.${value}`) }))}
        onChoose={(period) => change({ period }, "list")}
      />
      <Choice
        label={t("history.filter.type")}
        value={filters.type}
        options={betTypeFilters.map((value) => ({
          value,
          label: t(`history.filter.type.${value}`),
        }))}
        onChoose={(type) => change({ type }, "list")}
      />
      {filters.period === "dates" && (
        <>
          <Day
            label={t("history.filter.from")}
            value={filters.from}
            latest={filters.to || today}
            onChoose={(from) => change({ from }, "day")}
          />
          <Day
            label={t("history.filter.to")}
            value={filters.to}
            earliest={filters.from}
            latest={today}
            onChoose={(to) => change({ to }, "day")}
          />
        </>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(attributes) => (
        <div data-focus-within-ring className={`gs:relative ${fieldBox({ tone: "normal" })}`}>
          <select
            {...attributes}
            value={value}
            className={`${fieldInput()} gs:tap gs:cursor-pointer gs:appearance-none gs:pe-6`}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onChoose(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="gs:bg-surface gs:text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            shape={ChevronDown}
            size={20}
            className="gs:pointer-events-none gs:absolute gs:end-2.5"
          />
        </div>
      )}
    </Field>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly earliest?: string;
  readonly latest: string;
  readonly onChoose: (day: string) => void;
}

function Day({ label, value, earliest, latest, onChoose }: DayProps) {
  return (
    <Field label={label}>
      {(attributes) => (
        <div data-focus-within-ring className={fieldBox({ tone: "normal" })}>
          <input
            {...attributes}
            type="date"
            value={value}
            min={earliest || undefined}
            max={latest}
            className={`${fieldInput()} gs:tap`}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
