import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import type { SearchBoxProps } from "./search-box.tsx";
import { allFound } from "./search-view.ts";

type SearchNoteProps = Pick<SearchBoxProps, "status" | "query" | "found" | "onRetry"> & {
  readonly isFound: boolean;
};

/** How many were found, or why nothing is: said politely, and seen where there is no list. */
export function SearchNote({ status, query, found, isFound, onRetry }: SearchNoteProps) {
  const t = useWording();
  const words = () => {
    if (query.trim() === "") return "";
    if (status === "idle") return t("search-box.too-short");
    if (status === "error") return t("search-box.error");
    if (isFound) return t("search-box.count", { count: allFound(found).length });
    return status === "ready" ? t("search-box.none", { query: query.trim() }) : t("common.loading");
  };
  return (
    <div className={isFound && status !== "error" ? "sr-only" : "px-3 tablet:px-0"}>
      <p role="status" className="type-body wrap-break-word text-ink-muted">
        {words()}
      </p>
      {status === "error" && onRetry && (
        <div className="pt-3">
          <Button onPress={onRetry}>{t("search-box.retry.button")}</Button>
        </div>
      )}
    </div>
  );
}
