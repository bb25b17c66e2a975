import type { League } from "@grandstand/contract/sport-index";
import { intervals } from "@grandstand/rules/intervals";
import { localePath } from "@grandstand/rules/locale";
import { type IndexLeagueView, SportIndex } from "@grandstand/ui/sport-index";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useIsNative } from "../../core/site/native-app.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectFavourite, useFavouriteCompetitions } from "../favourites/index.ts";
import {
  countryKey,
  createSportIndex,
  type SportIndexPage,
  type SportIndexState,
} from "./sport-index-store.ts";
import { firstOpen, toIndexLeagues, toIndexSports, toOpenLeagues } from "./sport-index-view.ts";
import { createMenu } from "./store.ts";

/** With the leagues that the page came with, before the store has them. */
function withPage(state: SportIndexState, { open, leagues }: SportIndexPage): SportIndexState {
  const key = open && countryKey(open);
  if (key === null || leagues === null || state.leagues.has(key)) return state;
  const all: [string, readonly League[]][] = [...state.leagues, [key, leagues]];
  return { ...state, leagues: new Map(all) };
}

/** The index of sports with the person's favourite leagues, fresh as long as it is shown. */
export function ConnectSportIndex({ page }: { readonly page: SportIndexPage }) {
  const { language, slugs, scheduler } = useSite();
  const index = useFeatureStore(createSportIndex);
  const kept = useStore(index);
  const state = useMemo(() => withPage(kept, page), [kept, page]);
  const menu = useStore(useFeatureStore(createMenu), (lists) => lists);
  const isNative = useIsNative();
  const favouriteIds = useFavouriteCompetitions();
  const indexed = state.sports ?? page.sports;
  const sports = useMemo(() => toIndexSports(menu, indexed, { slugs }), [menu, indexed, slugs]);
  const open = state.open ?? page.open ?? firstOpen(sports);
  const key = countryKey(open);
  const leagues = useMemo(
    () => toOpenLeagues(key, state, { slugs, language }),
    [key, state, slugs, language],
  );
  const favourites = useMemo(() => {
    const found = favouriteIds.flatMap((id) => state.known.get(id) ?? []);
    return toIndexLeagues(found, { slugs, language });
  }, [favouriteIds, state.known, slugs, language]);
  useEffect(() => index.begin(page), [index, page]);
  useEffect(() => index.wantFavourites(favouriteIds), [index, favouriteIds]);
  const want = useEffectEvent(() => index.want(open));
  // biome-ignore lint/correctness/useExhaustiveDependencies: leagues are wanted when another country is open
  useEffect(() => want(), [key, page]);
  const refresh = useEffectEvent(() => index.refresh(open, favouriteIds));
  useEffect(
    () =>
      scheduler.start("sport index", { every: intervals.sportsPoll, run: async () => refresh() }),
    [scheduler],
  );
  return (
    <SportIndex
      favourites={favourites}
      sports={sports}
      open={open}
      leagues={leagues}
      searchHref={isNative ? null : localePath("/search", language)}
      renderFavourite={drawFavourite}
      onOpenChange={index.show}
      onRetry={() => index.show(open)}
    />
  );
}

const drawFavourite = ({ id, name }: IndexLeagueView) => (
  <ConnectFavourite kind="competition" id={id} name={name} />
);
