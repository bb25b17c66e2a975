import { ChevronDown } from "lucide";
import { useId } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HostAttributes,
  joined,
} from "../provider/index.ts";
import { type SelectButtonVariant, selectButton } from "./select-button.variants.ts";

/** The system's list does not say whether a pointer or a key chose from it. */
export type SelectReason = "list";

export interface SelectButtonOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
}

export interface SelectButtonProps<Value extends string> extends HostAttributes<HTMLSpanElement> {
  /** The question that the options answer, for a person who does not see where it is. */
  readonly label: string;
  readonly options: readonly SelectButtonOption<Value>[];
  readonly value: Value;
  readonly icon?: IconShape;
  readonly variant?: SelectButtonVariant;
  readonly onChange: (value: Value, details: ChangeDetails<SelectReason>) => void;
}

/**
 * One of a few, of which the chosen one alone is in sight: how a list is sorted, what its column shows. The system's own
 * list opens, so that it is known on every device and needs no code.
 */
export function SelectButton<Value extends string>({
  label,
  options,
  value,
  icon,
  variant = "button",
  onChange,
  className,
  ...host
}: SelectButtonProps<Value>) {
  const id = useId();
  return (
    <span {...host} className={joined(selectButton({ variant }), className)}>
      {icon && <Icon shape={icon} size={16} />}
      <label id={`${id}-label`} htmlFor={id} className="gs:sr-only">
        {label}
      </label>
      <select
        id={id}
        // Tools that look at what is to be seen take a label that is not for none.
        aria-labelledby={`${id}-label`}
        value={value}
        className="gs-select-box"
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value, changeDetails("list", event));
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon shape={ChevronDown} size={16} />
    </span>
  );
}
