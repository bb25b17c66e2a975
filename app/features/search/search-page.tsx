import { localePath } from "@grandstand/rules/locale";
import { PageBody } from "@grandstand/ui/page-frame";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { allFound, SearchBox } from "@grandstand/ui/search-box";
import { SportMenu } from "@grandstand/ui/sport-menu";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { loggedIn } from "../../core/session/session.ts";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createMenu } from "../menu/index.ts";
import { toType } from "../shortcuts/index.ts";
import { useShownEvents } from "./shown-events.ts";
import { createSearch, type SearchStore } from "./store.ts";
import { type FoundWording, toFoundLists, toShortcuts } from "./view.ts";

/** Finds teams, players, events and competitions; what is in play is shown before anything is typed (B2, /search). */
export function SearchPage({ title }: { title: string }) {
  const site = useSite();
  const { language } = site;
  const search = featureStore(site, createSearch);
  const { query, status, answer, recent } = useStore(search, (state) => state);
  const { leagues, sports } = useStore(useFeatureStore(createMenu), (menu) => menu);
  useRecent(search);
  useFieldFocus();
  const isAnswered = answer !== null && status === "ready";
  const events = useShownEvents(answer, isAnswered ? query.trim() : null);
  const wording = useFoundWording();
  const found = useMemo(
    () => toFoundLists(answer, site, wording, events.found),
    [answer, site, wording, events.found],
  );
  const { own, live, isBegun } = events;
  const start = useMemo(() => {
    const all = { href: localePath("/sports", language), count: sports.length };
    return isBegun ? { own, live, sports: toShortcuts(sports), all } : null;
  }, [isBegun, own, live, sports, language]);
  return (
    <PageBody title={title}>
      <SearchBox
        query={query}
        status={status}
        found={found}
        meant={answer?.did_you_mean ?? null}
        recent={recent}
        start={start}
        renderOutcome={events.renderOutcome}
        onQueryChange={search.type}
        onChoose={search.keep}
        onForget={search.forget}
        onRetry={search.again}
      />
      {isAnswered && allFound(found).length === 0 && (
        <SportMenu isPage quick={[]} sports={sports} popular={leagues} currentHref={null} />
      )}
    </PageBody>
  );
}

/** Reads what was searched before as the page is shown, and as somebody logs in or out; leaving it ends a search. */
function useRecent(search: SearchStore): void {
  const isLoggedIn = useStore(useSite().session, loggedIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a logout forgets the searches
  useEffect(() => search.readRecent(), [search, isLoggedIn]);
  useEffect(() => search.leave, [search]);
}

function useFoundWording(): FoundWording {
  const t = useWording();
  const format = useFormat();
  return useMemo(
    () => ({
      count: (count) => t("search-page.events", { count }),
      start: format.dateTime,
      against: (team, start) =>
        start === null
          ? t("search-page.against-live", { team })
          : t("search-page.against", { start, team }),
      scores: (side, team) => t("search-page.scores", { side, team }),
    }),
    [t, format],
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
