import { type ReactNode, useId } from "react";
import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  pressDetails,
} from "../provider/index.ts";
import { legend, type SegmentedControlLegend, segment } from "./segmented-control.variants.ts";

export interface SegmentedControlOption<Value extends string> {
  readonly value: Value;
  /** A text, or one with a count beside it. */
  readonly label: ReactNode;
  /** Why it can't be chosen now. With a reason it can't be reached, and the reason is there for everybody. */
  readonly disabledReason?: string;
}

export interface SegmentedControlProps<Value extends string>
  extends HostAttributes<HTMLFieldSetElement> {
  /** The question that the options answer. */
  readonly label: string;
  readonly legend?: SegmentedControlLegend;
  readonly options: readonly SegmentedControlOption<Value>[];
  readonly value: Value;
  /** Nothing of it can be chosen for now. */
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value, details: ChangeDetails<PressReason>) => void;
}

/** One of a few, all in sight: the bet type on the slip (B4). It is a group of radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  legend: legendVariant = "hidden",
  options,
  value,
  isDisabled = false,
  onChange,
  className,
  ...host
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset {...host} disabled={isDisabled} className={joined("gs:min-w-0", className)}>
      <legend className={legend({ legend: legendVariant })}>{label}</legend>
      <div className="gs:flex gs:flex-wrap gs:gap-0.5 gs:rounded-sm gs:bg-well gs:p-[3px] gs:forced-colors:border">
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
              aria-describedby={
                option.disabledReason === undefined ? undefined : `${name}-${option.value}`
              }
              className="gs:absolute gs:inset-0 gs:cursor-[inherit] gs:appearance-none gs:rounded-sm gs:outline-none"
              onChange={(event) => onChange(option.value, pressDetails(event))}
            />
            <span>{option.label}</span>
            {option.disabledReason !== undefined && (
              <span hidden id={`${name}-${option.value}`}>
                {option.disabledReason}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
