import { ChevronDown } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { lazyPart } from "../load-code/index.ts";
import { choiceSummary } from "./choice-list.variants.ts";

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

export interface ChoiceListProps<Value extends string> {
  /** The question that the answers answer. */
  readonly label: string;
  /** What is chosen, for the folded list. */
  readonly summary: string;
  readonly rows: readonly ChoiceRow<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly isInitiallyOpen?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (value: Value) => void;
}

const ChoiceRows = lazyPart(async () => (await import("./choice-rows.tsx")).ChoiceRows);

/**
 * One of many, each with what it means and comes to: a list that folds into what is chosen. Open, it
 * is a group of radio buttons, one stop of the Tab key, and it stays open while the arrow keys choose.
 * The code of its rows comes when it is first open.
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
}: ChoiceListProps<Value>) {
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <div data-open={isOpen || undefined} className="grid min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-rows` : undefined}
        disabled={isDisabled}
        className={choiceSummary()}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="grid min-w-0 flex-1">
          <span className="type-caption text-ink-faint">{label}</span>
          <span className="type-label break-words">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.7}
          className={isOpen ? "shrink-0 rotate-180" : "shrink-0"}
        />
      </button>
      {isOpen && (
        <div id={`${id}-rows`} className="min-w-0">
          <Suspense fallback={null}>
            <ChoiceRows
              label={label}
              rows={rows}
              value={value}
              isDisabled={isDisabled}
              onChoose={(chosen) => {
                const row = rows.find((each) => each.value === chosen);
                if (row) onChoose(row.value);
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
