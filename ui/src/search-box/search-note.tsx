import { localePath } from "@grandstand/rules/locale";
import { Button } from "../button/index.ts";
import { EmptyPicture, magnifierDrawing } from "../empty-state/index.ts";
import { Link } from "../link/index.ts";
import { type HandledEvent, useFormat, useWording } from "../provider/index.ts";
import type { SearchBoxProps } from "./search-box-props.ts";
import { allFound } from "./search-view.ts";

type SearchNoteProps = Pick<SearchBoxProps, "status" | "query" | "found" | "meant" | "onRetry"> & {
  readonly isFound: boolean;
  /** Called to search for the query with its wrong letters corrected. */
  readonly onCorrect: (query: string, event: HandledEvent) => void;
};

// Where there is no room the words are under the drawing.
const besideDrawing = "gs:flex gs:flex-wrap gs:items-center gs:gap-x-4 gs:gap-y-2";

/**
 * How many were found, or why nothing is: said politely, and seen where there is no list. That more
 * has to be typed is seen alone: a person who is typing would be talked over.
 */
export function SearchNote(props: SearchNoteProps) {
  const { status, query, found, meant, isFound, onRetry, onCorrect } = props;
  const t = useWording();
  const isCorrected = isFound && meant !== null;
  const isNothing = status === "ready" && !isFound && query.trim() !== "";
  const words = () => {
    if (query.trim() === "" || status === "idle") return "";
    if (status === "error") return t("search-box.error");
    const none = t("search-box.none", { query: query.trim() });
    const count = t("search-box.count", { count: allFound(found).length });
    if (isCorrected) return `${none} ${t("search-box.meant.found", { meant })} ${count}.`;
    if (isFound) return count;
    return status === "ready" ? `${none} ${t("search-box.none.hint")}` : t("common.loading");
  };
  return (
    <div
      className={
        isFound && !isCorrected && status !== "error" ? "gs:sr-only" : "gs:px-3 gs:tablet:px-0"
      }
    >
      <div className={isNothing ? besideDrawing : undefined}>
        {isNothing && <EmptyPicture drawing={magnifierDrawing} />}
        <div className="gs:min-w-0 gs:flex-1 gs:basis-40">
          <p role="status" className="gs:type-body gs:wrap-break-word gs:text-ink-muted">
            {words()}
          </p>
          {isNothing && <WayOn />}
        </div>
      </div>
      {isCorrected && (
        <div className="gs:pt-3">
          <Button onPressEvent={(event) => onCorrect(meant, event)}>
            {t("search-box.meant.button", { meant })}
          </Button>
        </div>
      )}
      {status === "idle" && query.trim() !== "" && (
        <p className="gs:type-body gs:text-ink-muted">{t("search-box.too-short")}</p>
      )}
      {status === "error" && onRetry && (
        <div className="gs:pt-3">
          <Button onPress={onRetry}>{t("search-box.retry.button")}</Button>
        </div>
      )}
    </div>
  );
}

/** Where nothing was found: what can be bet on right now. */
function WayOn() {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <p className="gs:pt-3">
      <Link href={localePath("/live", locale)} variant="plain">
        {t("search-box.none.live")}
      </Link>
    </p>
  );
}
