import { encodeCompetitions, encodeEvents } from "@grandstand/app/features/events/list-encoding.ts";
import type { HomeData } from "@grandstand/app/features/home/home-page.tsx";
import type { Locale } from "@grandstand/rules/locale";
import type { Odds } from "@grandstand/rules/odds";
import { couponStates } from "@grandstand/ui/coupon/states";
import type { EventView } from "@grandstand/ui/event-view";
import { liveStripStates } from "@grandstand/ui/live-strip/states";
import { storyNow } from "../../support/story-environment.tsx";

const competitions = [
  couponStates.several.competition,
  couponStates["not begun"].competition,
  couponStates.races.competition,
];

/** The home page, with the states that the stories of its components show. */
export function sampleHome(language: Locale, title: string): HomeData {
  return {
    kind: "home",
    top: null,
    head: {
      title,
      description: "",
      path: "/",
      language,
      siteOrigin: "https://grandstand.example",
      brandName: "Grandstand",
    },
    serverTime: storyNow,
    live: encodeEvents(liveStripStates.three.events),
    competitions: encodeCompetitions(competitions),
    sports: [
      { slugs: ["football"], name: "Football" },
      { slugs: ["horse-racing"], name: "Courses hippiques" },
    ],
  };
}

/** The event that an outcome of home belongs to. */
export function sampleEventOf(outcomeId: string): EventView {
  const event = sampleEvents().find(({ markets }) =>
    markets.some(({ outcomes }) => outcomes.some(({ id }) => id === outcomeId)),
  );
  if (event) return event;
  throw new Error(`No event of the sample home has the outcome ${outcomeId}.`);
}

/** What is not yet in play: the operator sends its prices; the others keep those of the page. */
export function sampleEvents(): readonly EventView[] {
  return competitions.flatMap(({ events }) => events.filter(({ isLive }) => !isLive));
}

/** The prices of the page, by outcome id. */
export function samplePrices(): (readonly [string, Odds | null])[] {
  return sampleEvents()
    .flatMap(({ markets }) => markets)
    .flatMap(({ outcomes }) => outcomes.map(({ id, odds }) => [id, odds] as const));
}
