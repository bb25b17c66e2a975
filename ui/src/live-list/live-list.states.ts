import type { EventView, SideNotesView } from "../event-view/index.ts";
import {
  goals,
  live,
  longNames,
  proLeague,
  suspended,
  tennis,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LiveSportView } from "./held-list.ts";
import type { LiveListProps } from "./live-list-props.ts";

const football: LiveSportView = {
  slug: "football",
  name: "Football",
  competitions: [{ ...proLeague, events: [live, suspended] }],
};
const racket: LiveSportView = {
  slug: "tennis",
  name: "Tennis",
  competitions: [
    { ...proLeague, id: "atp", name: "ATP Anvers", sportName: "Tennis", events: [tennis] },
  ],
};
const ignore = () => undefined;
const props: LiveListProps = { sports: [football, racket], isPaused: false, onPauseChange: ignore };

/** The first match with what lists say beside its sides. */
function noted(event: EventView, home: SideNotesView, away: SideNotesView): EventView {
  const score = event.score ?? goals(0, 0);
  return {
    ...event,
    score: { ...score, home: { ...score.home, ...home }, away: { ...score.away, ...away } },
  };
}

/** Football with another first match. */
function footballWith(event: EventView): LiveSportView {
  const first = { ...event, id: "antwerp-gent-noted" };
  return { ...football, competitions: [{ ...proLeague, events: [first, suspended] }] };
}

/** All that a page has of it: a heading, a filter, an order, and the person's own bets. */
const page: LiveListProps = {
  ...props,
  title: "En direct",
  sports: [footballWith(noted(live, { cards: 1, corners: 4 }, { corners: 3 })), racket],
  onSportChange: ignore,
  onSortChange: ignore,
  ownBets: { eventIds: new Set([tennis.id]), href: "/history/" },
};

/** Every face of the live list, by name. */
export const liveListStates = {
  running: props,
  "with a filter": { ...props, onSportChange: ignore },
  "a whole page": page,
  "a goal": {
    ...page,
    sports: [footballWith(noted(suspended, { cards: 1, news: "goal" }, { corners: 3 })), racket],
  },
  "a goal taken back": {
    ...page,
    sports: [footballWith(noted(suspended, { news: "annulled" }, { corners: 3 })), racket],
  },
  "own bets alone": { ...page, sportSlug: "own-bets" },
  "sorted by competition": { ...page, sort: "league" },
  frozen: { ...page, isPaused: true },
  "one sport": { ...props, sportSlug: "tennis", onSportChange: ignore },
  paused: { ...props, isPaused: true },
  loading: { ...props, sports: [], status: "loading" },
  empty: { ...props, sports: [] },
  error: { ...props, sports: [], status: "error", onRetry: ignore },
  "long text": {
    ...props,
    sports: [
      {
        ...football,
        competitions: [
          {
            ...proLeague,
            regionName: "République démocratique du Congo",
            name: "Championnat national de première division, groupe B",
            events: [{ ...longNames, isLive: true, clock: live.clock, score: live.score }],
          },
        ],
      },
    ],
  },
} satisfies NamedStates<LiveListProps>;
