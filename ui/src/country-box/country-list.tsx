import { Check } from "lucide";
import { memo, type RefObject, useRef } from "react";
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import { Icon } from "../icon/index.ts";
import { countryList, countryRow } from "./country-box.variants.ts";
import type { CountryRow } from "./country-filter.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

interface CountryListProps {
  readonly label: string;
  readonly isDialled: boolean;
  readonly state: ComboBoxState<CountryRow>;
  /** What ties the list to its field. */
  readonly options: AriaListBoxOptions<CountryRow>;
  readonly list: RefObject<HTMLDivElement | null>;
}

/**
 * The countries that can be chosen, as the options of the field above. All of them are in the list,
 * and those near what is in sight have React Aria's behaviour: with 250 of it every arrow key is felt.
 */
export function CountryList({ label, isDialled, state, options, list }: CountryListProps) {
  const { listBoxProps } = useListBox(
    { ...options, "aria-label": label, "aria-labelledby": undefined },
    state,
    list,
  );
  const items = [...state.collection];
  const { focusedKey } = state.selectionManager;
  const pointed = focusedKey ?? state.selectedKey;
  const { isInSight, onScroll } = useRowsInSight(
    items.findIndex(({ key }) => key === pointed),
    list,
  );
  return (
    <div {...listBoxProps} ref={list} className={countryList()} onScroll={onScroll}>
      {items.map(({ key, value: row }, index) => {
        if (!row) return null;
        const Entry = isInSight(index) ? CountryEntry : DistantEntry;
        return <Entry key={key} row={row} isDialled={isDialled} state={state} />;
      })}
    </div>
  );
}

interface CountryEntryProps extends Pick<CountryListProps, "isDialled" | "state"> {
  readonly row: CountryRow;
}

function CountryEntry({ row, isDialled, state }: CountryEntryProps) {
  const entry = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected } = useOption({ key: row.code }, state, entry);
  return (
    <div
      {...optionProps}
      ref={entry}
      className={countryRow({ isActive: isFocused, isChosen: isSelected })}
    >
      <EntryText row={row} isDialled={isDialled} isSelected={isSelected} />
    </div>
  );
}

/** As high and as readable as the others; before it is reached it comes into sight. */
const DistantEntry = memo(
  function DistantEntry({ row, isDialled, state }: CountryEntryProps) {
    const isSelected = state.selectedKey === row.code;
    return (
      <div
        role="option"
        tabIndex={-1}
        aria-selected={isSelected}
        className={countryRow({ isActive: false, isChosen: isSelected })}
      >
        <EntryText row={row} isDialled={isDialled} isSelected={isSelected} />
      </div>
    );
  },
  (before, after) =>
    before.row === after.row && before.state.selectedKey === after.state.selectedKey,
);

interface EntryTextProps extends Pick<CountryEntryProps, "row" | "isDialled"> {
  readonly isSelected: boolean;
}

function EntryText({ row, isDialled, isSelected }: EntryTextProps) {
  return (
    <>
      <span className="gs:min-w-0 gs:flex-1 gs:wrap-break-word">{row.name}</span>
      {isDialled && (
        <span className="gs:tabular gs:shrink-0 gs:text-ink-muted">{row.dialCode}</span>
      )}
      {isSelected && <Icon shape={Check} className="gs:shrink-0" size={20} />}
    </>
  );
}
