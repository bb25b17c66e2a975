import { Search, X } from "lucide";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type InputProps, useAutocomplete } from "react-aria/useAutocomplete";
import { useSearchField } from "react-aria/useSearchField";
import { useSearchFieldState } from "react-stately/useSearchFieldState";
import { renderPlainOutcome } from "../event-view/index.ts";
import { fieldBox, fieldInput } from "../field/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { changeDetails, useHandledEvent, useWording } from "../provider/index.ts";
import { FoundList } from "./found-list.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import type { QueryReason, SearchBoxProps } from "./search-box-props.ts";
import { SearchNote } from "./search-note.tsx";
import { SearchStart } from "./search-start.tsx";
import { allFound } from "./search-view.ts";

/**
 * Finds teams, players, events and competitions (B2, /search) by the combobox pattern: the focus stays in the
 * field, the arrow keys walk through what was found, Enter opens it, Escape empties the field. What
 * was found are links, so that a mouse can open them elsewhere; its prices follow the field for the Tab key.
 *
 * Data attributes: `data-status` idle | loading | ready | error.
 */
export function SearchBox(props: SearchBoxProps) {
  const { query, status, found, meant, recent, start = null, onQueryChange, onChoose } = props;
  const { renderOutcome = renderPlainOutcome } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const { handled, handlers } = useHandledEvent();
  const isEmpty = query.trim() === "";
  const isShown = allFound(found).length > 0 && !isEmpty;
  const { recentList, forget } = useForgetting(props, input);
  const setInputValue = (text: string) => {
    setFocusedNodeId(null);
    onQueryChange(text, changeDetails(reasonOf(handled.current), handled.current));
  };
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: list, disableAutoFocusFirst: true },
    { inputValue: query, setInputValue, focusedNodeId, setFocusedNodeId },
  );
  return (
    <search data-status={status} className="gs:grid gs:grid-cols-1 gs:gap-4">
      <div {...handlers} className="gs:grid gs:gap-1 gs:px-3 gs:tablet:px-0">
        <SearchField inputProps={inputProps} input={input} isExpanded={isShown} />
      </div>
      <SearchNote
        {...props}
        isFound={isShown}
        onCorrect={(corrected, event) => {
          onQueryChange(corrected, changeDetails("correction", event));
          input.current?.focus();
        }}
      />
      {isShown && (
        <FoundList
          found={found}
          query={meant ?? query}
          renderOutcome={renderOutcome}
          collection={collectionProps}
          list={collectionRef}
          onChoose={onChoose}
        />
      )}
      {isEmpty && recent.length > 0 && (
        <RecentSearches
          recent={recent}
          list={recentList}
          onQueryChange={onQueryChange}
          onForget={forget}
        />
      )}
      {isEmpty && start && <SearchStart start={start} renderOutcome={renderOutcome} />}
    </search>
  );
}

/** Forgets searches; the focus goes from what is gone to the next of them, or to the field after the last. */
function useForgetting(
  { recent, onForget }: SearchBoxProps,
  input: RefObject<HTMLInputElement | null>,
) {
  const recentList = useRef<HTMLUListElement>(null);
  const goneAt = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is when the searches change that one is gone
  useLayoutEffect(() => {
    if (goneAt.current === null) return;
    const buttons = recentList.current?.querySelectorAll<HTMLElement>("button:last-child") ?? [];
    const next = buttons[Math.min(goneAt.current, buttons.length - 1)];
    goneAt.current = null;
    (next ?? input.current)?.focus();
  }, [recent, input]);
  const forget = (query: string | null, index: number | null) => {
    goneAt.current = index ?? 0;
    onForget(query);
  };
  return { recentList, forget };
}

/** The field itself says only what its text is now. */
function reasonOf(event: Event | null): QueryReason {
  if (event?.type === "keydown") return "escape";
  return event?.type === "click" ? "clear" : "typing";
}

interface SearchFieldProps {
  /** What ties the field to the list. */
  readonly inputProps: InputProps;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isExpanded: boolean;
}

function SearchField({ inputProps, input, isExpanded }: SearchFieldProps) {
  const t = useWording();
  const label = t("search-box.label");
  const state = useSearchFieldState(inputProps);
  const field = useSearchField(
    { ...inputProps, label, type: "text", inputMode: "search", maxLength: 60 },
    state,
    input,
  );
  return (
    <>
      <label {...field.labelProps} htmlFor={field.inputProps.id} className="gs:type-label">
        {label}
      </label>
      <div data-focus-within-ring className={fieldBox({ tone: "normal" })}>
        <Icon shape={Search} size={20} className="gs:shrink-0" />
        <input
          {...field.inputProps}
          ref={input}
          role="combobox"
          enterKeyHint="search"
          autoCapitalize="none"
          aria-expanded={isExpanded}
          className={fieldInput()}
        />
        {state.value !== "" && (
          <IconButton
            icon={X}
            label={t("search-box.clear")}
            onPress={() => {
              state.setValue("");
              input.current?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}
