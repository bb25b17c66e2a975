import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fieldBox, fieldInput } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";
import { FoundList } from "./found-list.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SearchNote } from "./search-note.tsx";
import { allFound, type FoundLists } from "./search-view.ts";

export interface SearchBoxProps {
  readonly query: string;
  /** Idle while too little is typed; loading keeps what was found before. */
  readonly status: "idle" | "loading" | "ready" | "error";
  readonly found: FoundLists;
  /** What was likely meant, which is what was found then; null where the query was found as it is. */
  readonly meant: string | null;
  /** Earlier searches of this browser, latest first. */
  readonly recent: readonly string[];
  readonly onQueryChange: (query: string) => void;
  /** Something found was chosen: the search is worth keeping. */
  readonly onChoose: () => void;
  readonly onForget: () => void;
  readonly onRetry?: () => void;
}

/**
 * Finds events, competitions and teams (B2, /search) by the combobox pattern: the focus stays in the
 * field, the arrow keys walk through what was found, Enter opens it, Escape empties the field. What
 * was found are links, so that a mouse can open them elsewhere.
 *
 * Data attributes: `data-status` idle | loading | ready | error.
 */
export function SearchBox(props: SearchBoxProps) {
  const { query, status, found, recent, onQueryChange, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const options = allFound(found);
  const isShown = options.length > 0 && query.trim() !== "";
  const index = isShown ? options.findIndex((option) => option.id === active) : -1;
  const optionId = (option: string) => `${id}-${option}`;
  useEffect(() => {
    const element = active === null ? null : document.getElementById(`${id}-${active}`);
    element?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const move = (to: number) => setActive(options.at(to)?.id ?? null);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && query !== "") {
      event.preventDefault();
      onQueryChange("");
      return;
    }
    if (!isShown || event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === "ArrowDown") move(index === last ? 0 : index + 1);
    else if (event.key === "ArrowUp") move(index <= 0 ? last : index - 1);
    else if (event.key === "Enter" && index >= 0)
      list.current?.querySelectorAll<HTMLElement>("[role=option]")[index]?.click();
    else return;
    event.preventDefault();
  }
  return (
    <search data-status={status} className="grid grid-cols-1 gap-4">
      <SearchField
        {...props}
        id={id}
        isExpanded={isShown}
        activeId={index >= 0 && active !== null ? optionId(active) : undefined}
        onKeyDown={onKeyDown}
      />
      <SearchNote
        {...props}
        isFound={isShown}
        onCorrect={(corrected) => {
          onQueryChange(corrected);
          document.getElementById(`${id}-field`)?.focus();
        }}
      />
      {isShown && (
        <div ref={list}>
          <FoundList
            id={`${id}-list`}
            found={found}
            activeId={active}
            optionId={optionId}
            onChoose={onChoose}
          />
        </div>
      )}
      {query.trim() === "" && recent.length > 0 && <RecentSearches {...props} />}
    </search>
  );
}

interface SearchFieldProps extends SearchBoxProps {
  readonly id: string;
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField(props: SearchFieldProps) {
  const { id, query, isExpanded, activeId, onQueryChange, onKeyDown } = props;
  const t = useWording();
  return (
    <div className="grid gap-1 px-3 tablet:px-0">
      <label htmlFor={`${id}-field`} className="type-label">
        {t("search-box.label")}
      </label>
      <div data-focus-within-ring className={fieldBox({ tone: "normal" })}>
        <Search aria-hidden size={20} strokeWidth={1.7} className="shrink-0" />
        <input
          id={`${id}-field`}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? `${id}-list` : undefined}
          aria-activedescendant={activeId}
          value={query}
          className={fieldInput()}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {query !== "" && (
          <IconButton icon={X} label={t("search-box.clear")} onPress={() => onQueryChange("")} />
        )}
      </div>
    </div>
  );
}
