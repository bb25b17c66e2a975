import { createElement } from "react";
import type { EventView } from "../event-view/index.ts";
import { inMinutes, race } from "../event-view/sample-events.ts";
import { FavouriteButton } from "../favourite-button/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { RaceHeadProps } from "./race-head.tsx";
import type { MeetingRaceView, RaceFactsView } from "./race-head-view.ts";

const facts: RaceFactsView = {
  country: "be",
  kind: "flat",
  track: "fibre-sand",
  going: "standard",
  direction: "left",
  distance: 2_100,
  prize: 1_200_000,
};

/** Races 35 minutes apart, of which those before the fourth were run. */
function meeting(count: number): readonly MeetingRaceView[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index === 3 ? race.id : `race-${index}`,
    number: index + 1,
    name: `Course ${index + 1}`,
    href: `/courses-hippiques/mons-ghlin/course-${index + 1}/`,
    startsAt: inMinutes(3.2 + (index - 3) * 35),
    status: index < 3 ? "ended" : "not-started",
  }));
}

const near: EventView = { ...race, startsAt: inMinutes(3.2) };
const running: EventView = {
  ...race,
  startsAt: inMinutes(-1),
  isLive: true,
  status: "live",
  clock: { matchSummary: { currentPhase: "race", startTimes: {}, normalTimeHalfDuration: 0 } },
};
const action = createElement(FavouriteButton, {
  name: race.name,
  isFavourite: false,
  onToggle: () => undefined,
});
const props: RaceHeadProps = {
  event: near,
  facts,
  races: meeting(7),
  competitionHref: "/courses-hippiques/",
  action,
};

/** Every face of a race's head, by name. */
export const raceHeadStates = {
  "last minutes": props,
  "within the hour": { ...props, event: race },
  today: { ...props, event: { ...race, startsAt: inMinutes(210), isBetplus: true } },
  tomorrow: { ...props, event: { ...race, startsAt: inMinutes(1_500) } },
  "late to start": { ...props, event: { ...race, startsAt: inMinutes(-2) } },
  off: { ...props, event: running },
  suspended: { ...props, event: { ...running, isSuspended: true } },
  ended: { ...props, event: { ...race, status: "ended", startsAt: inMinutes(-30) } },
  cancelled: {
    ...props,
    event: { ...race, status: "cancelled", markets: [] },
    races: meeting(5).map((each, index) => ({
      ...each,
      status: index < 2 ? "ended" : index === 2 ? "live" : "cancelled",
    })),
  },
  "many races": { ...props, races: meeting(14) },
  hurdles: {
    ...props,
    facts: { ...facts, kind: "hurdles", track: "turf", going: "heavy", direction: "right" },
  },
  steeplechase: {
    ...props,
    facts: { ...facts, kind: "steeplechase", track: "turf", going: "soft" },
  },
  trot: { ...props, facts: { ...facts, kind: "trot", track: "sand", going: "firm" } },
  dirt: { ...props, facts: { ...facts, country: "us", track: "dirt", going: "fast" } },
  turf: { ...props, facts: { ...facts, track: "turf", going: "good" } },
  virtual: { event: near, isVirtual: true, headingLevel: "h2" },
  "nothing known": { event: near },
  "long text": {
    ...props,
    event: {
      ...near,
      name: "Course 12 · Grand Prix de la Fédération nationale des courses de trot attelé",
      competitionName: "Hippodrome de Wallonie Mons-Ghlin",
    },
    races: meeting(14),
  },
} satisfies NamedStates<RaceHeadProps>;
