import { useId } from "react";
import { legend, type SegmentedControlLegend, segment } from "./segmented-control.variants.ts";

export interface SegmentedControlOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Why it can't be chosen now. Given, it can be reached by nobody and says why to everybody. */
  readonly disabledReason?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** The question that the options answer. */
  readonly label: string;
  readonly legend?: SegmentedControlLegend;
  readonly options: readonly SegmentedControlOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight: the bet type on the slip (B4). It is a group of radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  legend: legendLook = "hidden",
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={legend({ legend: legendLook })}>{label}</legend>
      <div className="flex flex-wrap gap-0.5 rounded-sm bg-well p-[3px] forced-colors:border">
        {options.map((option) => (
          <label
            key={option.value}
            data-focus-within-ring
            title={option.disabledReason}
            className={segment()}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabledReason !== undefined}
              aria-description={option.disabledReason}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-sm outline-none"
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
