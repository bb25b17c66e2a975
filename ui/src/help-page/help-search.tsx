import { Search, X } from "lucide";
import { useId, useRef } from "react";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
import type { HelpPageProps } from "./help-page-props.ts";

/** Finds answers while one types; Escape and its button empty it. */
export function HelpSearch({
  query,
  onQueryChange,
}: Pick<HelpPageProps, "query" | "onQueryChange">) {
  const t = useWording();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="gs-help-search">
      <label htmlFor={id} className="gs:sr-only">
        {t("help.search")}
      </label>
      <div data-focus-within-ring className="gs-help-field">
        <Icon shape={Search} size={20} className="gs:shrink-0 gs:text-ink-muted" />
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
          placeholder={t("help.search")}
          value={query}
          onChange={(event) =>
            onQueryChange(event.currentTarget.value, changeDetails("typing", event))
          }
          onKeyDown={(event) => {
            if (event.key !== "Escape" || query === "") return;
            event.stopPropagation();
            onQueryChange("", changeDetails("escape", event));
          }}
        />
        {query !== "" && (
          <IconButton
            icon={X}
            label={t("search-box.clear")}
            onPressEvent={(event) => {
              onQueryChange("", changeDetails("clear", event));
              input.current?.focus();
            }}
          />
        )}
      </div>
    </search>
  );
}
