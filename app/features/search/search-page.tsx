import { PageBody } from "@grandstand/ui/page-frame";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { allFound, SearchBox } from "@grandstand/ui/search-box";
import { SportMenu } from "@grandstand/ui/sport-menu";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createMenu } from "../menu/index.ts";
import { toType } from "../shortcuts/index.ts";
import { createSearch } from "./store.ts";
import { toFoundLists } from "./view.ts";

/** Finds events, competitions and teams; what is popular is shown before anything is typed (B2, /search). */
export function SearchPage({ title }: { title: string }) {
  const site = useSite();
  const t = useWording();
  const format = useFormat();
  const search = featureStore(site, createSearch);
  const { query, status, answer, recent } = useStore(search, (state) => state);
  const { leagues, sports } = useStore(useFeatureStore(createMenu), (menu) => menu);
  useEffect(() => {
    search.readRecent();
    return search.leave;
  }, [search]);
  useFieldFocus();
  const found = useMemo(
    () =>
      toFoundLists(answer, site, {
        count: (count) => t("search-page.events", { count }),
        start: format.dateTime,
      }),
    [answer, site, t, format],
  );
  const isNothingFound = status === "ready" && allFound(found).length === 0;
  return (
    <PageBody title={title}>
      <SearchBox
        query={query}
        status={status}
        found={found}
        meant={answer?.did_you_mean ?? null}
        recent={recent}
        onQueryChange={search.type}
        onChoose={search.keep}
        onForget={search.forget}
        onRetry={search.again}
      />
      {(query.trim() === "" || isNothingFound) && (
        <SportMenu isPage quick={[]} sports={sports} popular={leagues} currentHref={null} />
      )}
    </PageBody>
  );
}

/**
 * Moves the focus into the field where a key led here, after the page itself has had it. The field is
 * found by its role: pages that are kept hidden have inputs too.
 */
function useFieldFocus(): void {
  const { key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has the focus move again
  useEffect(() => {
    if (state !== toType) return;
    const moveFocus = () =>
      document.querySelector<HTMLElement>("main input[role=combobox]")?.focus();
    const timer = setTimeout(moveFocus, 0);
    return () => clearTimeout(timer);
  }, [key, state]);
}
