import { History } from "lucide";
import { useId } from "react";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
import type { SearchBoxProps } from "./search-box-props.ts";

/** What was searched before in this browser; a press searches it again. */
export function RecentSearches({
  recent,
  onQueryChange,
  onForget,
}: Pick<SearchBoxProps, "recent" | "onQueryChange" | "onForget">) {
  const t = useWording();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-2 gs:px-3 gs:tablet:px-4 gs:py-2">
        <h2 id={heading} className="gs:type-heading">
          {t("search-box.recent")}
        </h2>
        <Button variant="quiet" size="small" onPress={onForget}>
          {t("search-box.forget.button")}
        </Button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query} className="gs:border-t gs:border-line">
            <button
              type="button"
              className="gs:type-body gs:focus-ring-inset gs:flex gs:min-h-11 gs:w-full gs:cursor-pointer gs:items-center gs:gap-3 gs:px-3 gs:tablet:px-4 gs:py-2 gs:text-start gs:hover:bg-hover"
              onClick={(event) => onQueryChange(query, changeDetails("recent", event))}
            >
              <Icon shape={History} size={16} className="gs:shrink-0" />
              <span className="gs:min-w-0 gs:wrap-break-word">{query}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
