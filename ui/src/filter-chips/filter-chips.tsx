import type { ReactNode } from "react";
import {
  type ChangeDetails,
  type HostAttributes,
  joined,
  type PressReason,
  pressDetails,
} from "../provider/index.ts";
import { ChipCount } from "./chip-count.tsx";
import { chip, chipRow } from "./filter-chips.variants.ts";

export interface FilterChipView {
  /** Null stands for all of them. */
  readonly id: string | null;
  readonly name: string;
  /** How many things it leaves. */
  readonly count?: number;
  /** Before its name, for the eye alone. */
  readonly icon?: ReactNode;
  /** It stays in sight at the end of the row, whatever is scrolled: what is known later than the others moves none. */
  readonly isPinned?: boolean;
}

export interface FilterChipsProps extends HostAttributes<HTMLFieldSetElement> {
  /** What is filtered, for a person who does not see the row. */
  readonly label: string;
  readonly chips: readonly FilterChipView[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null, details: ChangeDetails<PressReason>) => void;
}

/** A row of filters of which one holds: what it leaves is below it. Where one goes to a page, `FilterLinks`. */
export function FilterChips({
  label,
  chips,
  chosenId,
  onChoose,
  className,
  ...host
}: FilterChipsProps) {
  return (
    <fieldset {...host} className={joined("gs:min-w-0", className)}>
      <legend className="gs:sr-only">{label}</legend>
      <div className={chipRow()}>
        {chips.map(({ id, name, count, icon, isPinned = false }) => (
          <button
            key={id ?? ""}
            type="button"
            aria-pressed={id === chosenId}
            className={chip({ isChosen: id === chosenId, isPinned })}
            onClick={(event) => onChoose(id, pressDetails(event))}
          >
            {icon}
            <span>{name}</span>
            <ChipCount count={count} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
