import { History, X } from "lucide";
import { type RefObject, useId } from "react";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { changeDetails, useWording } from "../provider/index.ts";
import { FoundMark } from "./found-mark.tsx";
import type { SearchBoxProps } from "./search-box-props.ts";

interface RecentSearchesProps extends Pick<SearchBoxProps, "recent" | "onQueryChange"> {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Called with the query of one, at its index, or with nulls for all of them. */
  readonly onForget: (query: string | null, index: number | null) => void;
}

/** What was searched before in this browser; a press searches it again. */
export function RecentSearches({ recent, list, onQueryChange, onForget }: RecentSearchesProps) {
  const t = useWording();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="gs-search-part">
      <div className="gs-search-part-head">
        <h2 id={heading}>{t("search-box.recent")}</h2>
        <Button variant="quiet" size="small" onPress={() => onForget(null, null)}>
          {t("search-box.forget.button")}
        </Button>
      </div>
      <ul ref={list}>
        {recent.map(({ query, mark }, index) => (
          <li key={query} className="gs-search-recent">
            <button
              type="button"
              onClick={(event) => onQueryChange(query, changeDetails("recent", event))}
            >
              {mark ? (
                <FoundMark of={mark} />
              ) : (
                <span className="gs:flex gs:w-8 gs:shrink-0 gs:justify-center">
                  <Icon shape={History} size={20} />
                </span>
              )}
              <span translate="no" className="gs:min-w-0 gs:wrap-break-word">
                {query}
              </span>
            </button>
            <IconButton
              icon={X}
              label={t("search-box.forget.one", { query })}
              onPress={() => onForget(query, index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
