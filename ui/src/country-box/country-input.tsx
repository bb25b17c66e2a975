import { ChevronDown, LoaderCircle } from "lucide";
import { type ChangeEvent, type RefObject, useMemo, useRef, useState } from "react";
import { mergeRefs } from "react-aria/mergeRefs";
import { DismissButton } from "react-aria/Overlay";
import { useButton } from "react-aria/useButton";
import { type ComboBoxAria, useComboBox } from "react-aria/useComboBox";
import { useInteractOutside } from "react-aria/useInteractOutside";
import { Item } from "react-stately/Item";
import { type ComboBoxState, useComboBoxState } from "react-stately/useComboBoxState";
import { type FieldAttributes, fieldBox, fieldInput } from "../field/index.ts";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  pressDetails,
  useHandledEvent,
  useWording,
} from "../provider/index.ts";
import { countryButton, countryPopover } from "./country-box.variants.ts";
import type { CountryBoxProps, CountryReason } from "./country-box-props.ts";
import { type CountryRow, countryRows, exactly, isMeant } from "./country-filter.ts";
import { CountryList } from "./country-list.tsx";
import { useOpenList } from "./use-open-list.ts";

interface CountryInputProps extends CountryBoxProps {
  readonly attributes: FieldAttributes;
}

export function CountryInput(props: CountryInputProps) {
  const { attributes, label, shows = "name", name, autoComplete, isDisabled, error, ref } = props;
  const t = useWording();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [hasKeyboard, setHasKeyboard] = useState(true);
  const { handled, handlers } = useHandledEvent();
  const { state, rows, comboBox } = useCountries(props, { box, input, list, handled });
  const { inputProps, buttonProps, listBoxProps } = comboBox;
  const isListed = state.isOpen && state.collection.size > 0;
  useOpenList(state, rows, box);
  useInteractOutside({
    ref: box,
    isDisabled: !state.isOpen,
    onInteractOutside: () => state.close(),
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const isFilledIn = event.currentTarget !== document.activeElement;
    const filled = isFilledIn ? exactly(rows, event.currentTarget.value) : null;
    if (filled === null) inputProps.onChange?.(event);
    else state.setValue(filled.code);
  }

  function openByPress() {
    if (state.isOpen || props.options === null) return;
    state.open(null, "manual");
    input.current?.select();
  }

  return (
    <div
      ref={box}
      {...handlers}
      data-open={state.isOpen || undefined}
      className="gs:relative gs:scroll-my-24"
    >
      <div
        data-focus-within-ring
        className={fieldBox({ tone: isDisabled ? "disabled" : error ? "wrong" : "normal" })}
      >
        <input
          {...inputProps}
          {...attributes}
          role="combobox"
          aria-expanded={isListed}
          aria-controls={isListed ? inputProps["aria-controls"] : undefined}
          aria-busy={props.options === null || undefined}
          ref={mergeRefs(input, ref)}
          name={name}
          autoComplete={autoComplete ?? "off"}
          inputMode={hasKeyboard ? "text" : "none"}
          placeholder={props.options === null ? t("country-box.loading") : undefined}
          className={fieldInput()}
          onChange={change}
          onClick={openByPress}
          onPointerDown={() => setHasKeyboard(true)}
        />
        <OpenButton
          buttonProps={buttonProps}
          isLoading={props.options === null}
          onPointerDown={() => setHasKeyboard(false)}
        />
      </div>
      {state.isOpen && (
        <div
          data-focus-within-ring
          className={countryPopover({ isDialled: shows === "dial-code" })}
        >
          {isListed ? (
            <CountryList
              label={label}
              isDialled={shows === "dial-code"}
              state={state}
              options={listBoxProps}
              list={list}
            />
          ) : (
            <p className="gs:type-body gs:px-3 gs:py-2.5 gs:text-ink-muted gs:wrap-break-word">
              {t("country-box.none", { text: state.inputValue })}
            </p>
          )}
          <DismissButton onDismiss={() => state.close()} />
        </div>
      )}
    </div>
  );
}

interface OpenButtonProps {
  readonly buttonProps: ComboBoxAria<CountryRow>["buttonProps"];
  readonly isLoading: boolean;
  /** Before the field gets the focus, which would bring a phone's keyboard over the list. */
  readonly onPointerDown: () => void;
}

function OpenButton({ buttonProps, isLoading, onPointerDown }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps: attributes } = useButton(buttonProps, button);
  const shape = isLoading ? LoaderCircle : ChevronDown;
  return (
    <button
      {...attributes}
      ref={button}
      className={countryButton()}
      onPointerDownCapture={onPointerDown}
    >
      <Icon shape={shape} className={isLoading ? "gs:animate-turn" : undefined} size={20} />
    </button>
  );
}

interface CountryElements {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** React Aria reports a country without the event by which it was chosen. */
  readonly handled: RefObject<Event | null>;
}

/** A press or a key chooses from the list; what is typed is taken as the text changes, or the field is left. */
function howChosen(event: HandledEvent): ChangeDetails<CountryReason> {
  const details = pressDetails(event);
  const isChosen = details.event instanceof MouseEvent || details.event instanceof KeyboardEvent;
  return isChosen ? details : changeDetails("typing", event);
}

/** React Aria's combo box over the countries. */
function useCountries(
  { label, options, value, shows = "name", isRequired, isDisabled, ...callbacks }: CountryBoxProps,
  { box, input, list, handled }: CountryElements,
): { state: ComboBoxState<CountryRow>; rows: CountryRow[]; comboBox: ComboBoxAria<CountryRow> } {
  const rows = useMemo(() => countryRows(options ?? [], shows), [options, shows]);
  const rowOf = useMemo(() => new Map(rows.map((row) => [row.text, row])), [rows]);
  const combo = {
    "aria-label": label,
    defaultItems: rows,
    children: (row: CountryRow) => (
      <Item key={row.code} textValue={row.text}>
        {row.text}
      </Item>
    ),
    value: value === "" ? null : value,
    isDisabled,
    isReadOnly: options === null,
    isRequired,
    allowsEmptyCollection: true,
    shouldFocusWrap: true,
    defaultFilter: (text: string, typed: string) => {
      const row = rowOf.get(text);
      return row !== undefined && isMeant(row, typed);
    },
    onChange(code: string | number | null) {
      const event = handled.current;
      const details = code === null ? changeDetails("typing" as const, event) : howChosen(event);
      callbacks.onChange(String(code ?? ""), details);
    },
    onFocus: () => input.current?.select(),
    onBlur: () => {
      const typed = exactly(rows, state.inputValue);
      if (typed !== null && typed.code !== value) state.setValue(typed.code);
      callbacks.onLeave?.();
    },
  };
  const state = useComboBoxState<CountryRow>(combo);
  const refs = { inputRef: input, popoverRef: box, listBoxRef: list };
  const comboBox = useComboBox<CountryRow>({ ...combo, ...refs }, state);
  return { state, rows, comboBox };
}
