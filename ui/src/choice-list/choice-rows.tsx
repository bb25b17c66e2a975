import { useId, useRef } from "react";
import { useRadio, useRadioGroup } from "react-aria/useRadioGroup";
import { type RadioGroupState, useRadioGroupState } from "react-stately/useRadioGroupState";
import type { ChoiceRow } from "./choice-list.tsx";
import { choiceRow } from "./choice-list.variants.ts";

interface ChoiceRowsProps {
  readonly label: string;
  readonly rows: readonly ChoiceRow<string>[];
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (value: string) => void;
}

/** The answers of an open list: a group of radio buttons. */
export function ChoiceRows({ label, rows, value, isDisabled, onChoose }: ChoiceRowsProps) {
  const id = useId();
  const group = useRadioGroupState({ value, isDisabled, onChange: onChoose });
  const { radioGroupProps } = useRadioGroup({ "aria-label": label, isDisabled }, group);
  return (
    <div
      {...radioGroupProps}
      className="mt-1 min-w-0 overflow-hidden rounded-sm border border-line"
    >
      {rows.map((row, index) => (
        <Choice key={row.value} row={row} id={`${id}-${index}`} group={group} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly row: ChoiceRow<string>;
  readonly id: string;
  readonly group: RadioGroupState;
}

function Choice({ row, id, group }: ChoiceProps) {
  const isClosed = row.disabledReason !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const { inputProps, labelProps } = useRadio(
    {
      value: row.value,
      isDisabled: isClosed,
      "aria-labelledby": `${id}-name`,
      "aria-describedby": `${id}-detail`,
    },
    group,
    input,
  );
  return (
    <label {...labelProps} data-focus-within-ring className={choiceRow({ closed: isClosed })}>
      <input {...inputProps} ref={input} className="mt-0.5 choice-mark" />
      <span id={`${id}-name`} className="type-label min-w-0 break-words">
        {row.name}
      </span>
      {/* The figures are described with the rest; their order on the screen is the grid's. */}
      <span id={`${id}-detail`} className="contents">
        {row.figure !== undefined && (
          <span className="type-price text-right">
            {row.figureName !== undefined && <span className="sr-only">{row.figureName} </span>}
            {row.figure}
          </span>
        )}
        {(row.detail ?? row.disabledReason) !== undefined && (
          <span className="type-small col-start-2 min-w-0 break-words text-ink-faint">
            {row.detail}
            {row.detail !== undefined && isClosed && " "}
            {isClosed && <span className="font-semibold">{row.disabledReason}</span>}
          </span>
        )}
        {row.note !== undefined && (
          <span className="type-small tabular col-start-3 max-w-32 justify-self-end text-right text-ink-faint">
            {row.note}
          </span>
        )}
      </span>
    </label>
  );
}
