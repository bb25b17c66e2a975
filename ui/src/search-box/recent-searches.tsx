import { History } from "lucide-react";
import { useId } from "react";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
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
      className="overflow-hidden bg-surface shadow-card tablet:rounded-md"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 tablet:px-4 py-2">
        <h2 id={heading} className="type-heading">
          {t("search-box.recent")}
        </h2>
        <Button variant="quiet" size="small" onPress={onForget}>
          {t("search-box.forget.button")}
        </Button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query} className="border-t border-line">
            <button
              type="button"
              className="type-body focus-ring-inset flex min-h-11 w-full cursor-pointer items-center gap-3 px-3 tablet:px-4 py-2 text-start hover:bg-hover"
              onClick={() => onQueryChange(query)}
            >
              <History aria-hidden size={16} strokeWidth={1.7} className="shrink-0" />
              <span className="min-w-0 wrap-break-word">{query}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
