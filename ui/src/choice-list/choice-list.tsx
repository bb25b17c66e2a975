import { ChevronDown } from "lucide";
import { useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  pressDetails,
} from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { choiceRow, choiceSummary } from "./choice-list.variants.ts";

/** One answer. All of its texts are in the person's language. */
export interface ChoiceRow<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What it means, in plain words. */
  readonly detail?: string;
  /** What it comes to, at the end of its line: an amount. */
  readonly figure?: string;
  /** What the figure is of, for those who don't see the head of its column. */
  readonly figureName?: string;
  /** A second, smaller figure below: how the first comes about. */
  readonly note?: string;
  /** Why it can't be chosen now. */
  readonly disabledReason?: string;
}

export interface ChoiceListProps<Value extends string> extends HostAttributes<HTMLDivElement> {
  /** The question that the answers answer. */
  readonly label: string;
  /** What is chosen, for the folded list. */
  readonly summary: string;
  readonly rows: readonly ChoiceRow<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly isInitiallyOpen?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (value: Value, details: ChangeDetails<PressReason>) => void;
}

/**
 * One of many, each with what it means and comes to: a list that folds into what is chosen. Open, it
 * is a group of radio buttons, one stop of the Tab key, and it stays open while the arrow keys choose.
 *
 * Data attributes: `data-open`.
 */
export function ChoiceList<Value extends string>({
  label,
  summary,
  rows,
  value,
  isInitiallyOpen = value === null,
  isDisabled = false,
  onChoose,
  className,
  ...host
}: ChoiceListProps<Value>) {
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <div
      {...host}
      data-open={isOpen || undefined}
      className={joined("gs:grid gs:min-w-0", className)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-rows` : undefined}
        disabled={isDisabled}
        className={choiceSummary()}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="gs:grid gs:min-w-0 gs:flex-1">
          <span className="gs:type-caption gs:text-ink-faint">{label}</span>
          <span className="gs:type-label gs:break-words">
            <Sentence>{summary}</Sentence>
          </span>
        </span>
        <Icon
          shape={ChevronDown}
          size={20}
          className={isOpen ? "gs:shrink-0 gs:rotate-180" : "gs:shrink-0"}
        />
      </button>
      {isOpen && (
        <fieldset
          id={`${id}-rows`}
          disabled={isDisabled}
          className="gs:mt-1 gs:min-w-0 gs:overflow-hidden gs:rounded-sm gs:border gs:border-line"
        >
          <legend className="gs:sr-only">{label}</legend>
          {rows.map((row, index) => (
            <Choice
              key={row.value}
              row={row}
              id={`${id}-${index}`}
              group={id}
              isChosen={row.value === value}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly row: ChoiceRow<Value>;
  readonly id: string;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: ChoiceListProps<Value>["onChoose"];
}

function Choice<Value extends string>({ row, id, group, isChosen, onChoose }: ChoiceProps<Value>) {
  const isClosed = row.disabledReason !== undefined;
  return (
    <label data-focus-within-ring className={choiceRow({ closed: isClosed })}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isClosed}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-detail`}
        className="gs:mt-0.5 gs:choice-mark"
        onChange={(event) => onChoose(row.value, pressDetails(event))}
      />
      <span id={`${id}-name`} className="gs:type-label gs:min-w-0 gs:break-words">
        {row.name}
      </span>
      {/* The figures are described with the rest; their order on the screen is the grid's. */}
      <span id={`${id}-detail`} className="gs:contents">
        {row.figure !== undefined && (
          <span className="gs:type-price gs:text-right">
            {row.figureName !== undefined && (
              <span className="gs:sr-only">{`${row.figureName} `}</span>
            )}
            <Sentence>{row.figure}</Sentence>
          </span>
        )}
        {(row.detail ?? row.disabledReason) !== undefined && (
          <span className="gs:type-small gs:col-start-2 gs:min-w-0 gs:break-words gs:text-ink-faint">
            {row.detail !== undefined && (
              <Sentence>{isClosed ? `${row.detail} ` : row.detail}</Sentence>
            )}
            {row.disabledReason !== undefined && (
              <span className="gs:font-semibold">
                <Sentence>{row.disabledReason}</Sentence>
              </span>
            )}
          </span>
        )}
        {row.note !== undefined && (
          <span className="gs:type-small gs:tabular gs:col-start-3 gs:max-w-32 gs:justify-self-end gs:text-right gs:text-ink-faint">
            <Sentence>{row.note}</Sentence>
          </span>
        )}
      </span>
    </label>
  );
}
