import type { BuilderView } from "@grandstand/ui/bet-builder";
import { createStore } from "zustand/vanilla";
import { startAgeCheck } from "../../core/site/age-check.ts";
import { createView, saysSame, type View } from "../../core/site/derived-view.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { createBetTerms } from "../bets/index.ts";
import { createLimits } from "../limits/index.lazy.ts";
import { createBetBuilder } from "./bet-builder.ts";
import { createSlipType } from "./slip-type.ts";
import { toBuilderView } from "./view.ts";

/** The builder's view, made once for all that show it: the panel, the pill of a phone and its sheet. For `featureStore`. */
export function createBuilderView(site: Site): View<BuilderView> {
  const { settings, session, connection, language: locale, slugs, odds } = site;
  const builder = featureStore(site, createBetBuilder);
  const terms = featureStore(site, createBetTerms);
  const limits = featureStore(site, createLimits);
  const slipType = featureStore(site, createSlipType);
  const refreshes = createStore<number>(() => 0);
  const refresh = () => refreshes.setState((number) => number + 1, true);
  const eventId = () => builder.getState().builder.picks[0]?.eventId ?? "";

  function make(): BuilderView {
    const own = limits.getState().list;
    return toBuilderView({
      state: builder.getState(),
      control: builder.control(),
      settings: settings.getState(),
      maximumPayout: terms.getState().maximumPayout,
      limits: own.status === "loaded" ? own.limits : [],
      locale,
      slugs,
      eventState: odds.event(eventId()),
    });
  }

  let stopAgeCheck: (() => void) | null = null;
  function followAge() {
    stopAgeCheck?.();
    const isShown = slipType.getState() === "betbuilder";
    stopAgeCheck = isShown ? startAgeCheck(site, "bet builder's age", refresh) : null;
  }

  followAge();
  slipType.subscribe(followAge);
  odds.watchAll((keys) => {
    if (keys.has(eventId())) refresh();
  });
  const sources = [builder, settings, session, connection, terms, limits, refreshes];
  return createView(sources, make, (before, next) => (saysSame(before, next) ? before : next));
}
