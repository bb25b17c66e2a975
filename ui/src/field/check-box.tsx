interface CheckBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The id of its description. */
  readonly describedBy?: string;
}

/** Something that is on or off, with its words: the whole line is pressed. */
export function CheckBox({ label, isChecked, onChange, describedBy }: CheckBoxProps) {
  return (
    <label
      data-focus-within-ring
      className="type-label flex min-h-11 cursor-pointer items-center gap-3 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="checkbox"
        className="choice-mark"
        aria-describedby={describedBy}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
