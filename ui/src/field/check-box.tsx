import { useId } from "react";
import { type ChangeDetails, type PressReason, pressDetails } from "../provider/index.ts";
import { FieldError } from "./field-error.tsx";
import { useSaidOnLeaving } from "./use-said-on-leaving.ts";

export interface CheckBoxProps {
  readonly label: string;
  readonly name?: string;
  readonly isChecked: boolean;
  readonly isRequired?: boolean;
  /** What is wrong and how to mend it. */
  readonly error?: string;
  readonly onChange: (isChecked: boolean, details: ChangeDetails<PressReason>) => void;
  readonly onLeave?: () => void;
  /** The id of its description. */
  readonly describedBy?: string;
  /** A press leaves the focus in the field that has it: an error that is drawn as it is left would move the box away. */
  readonly keepsFocus?: boolean;
}

/** Something that is on or off, with its words: the whole line is pressed. */
export function CheckBox(props: CheckBoxProps) {
  const { label, name, isChecked, isRequired, error, onChange, onLeave, describedBy, keepsFocus } =
    props;
  const errorId = useId();
  const sayOnLeaving = useSaidOnLeaving(label, error);
  const described = [describedBy, error && errorId].filter(Boolean).join(" ");
  return (
    <>
      <label
        data-focus-within-ring
        className="gs:type-label gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-3 gs:rounded-sm gs:has-focus-visible:outline-2 gs:has-focus-visible:outline-offset-2 gs:has-focus-visible:outline-focus"
        onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      >
        <input
          type="checkbox"
          name={name}
          className="gs:choice-mark"
          required={isRequired}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked, pressDetails(event))}
          onBlur={(event) => {
            onLeave?.();
            sayOnLeaving(event);
          }}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId} error={error} />}
    </>
  );
}
