import { inMinutes } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { RaceProgrammeProps } from "./race-programme.tsx";
import type { MeetingView, RaceView } from "./race-view.ts";

const eachWay = { places: 3, fraction: "1/5" };

function race(number: number, minutes: number, changes: Partial<RaceView> = {}): RaceView {
  return {
    id: `race-${number}`,
    name: `Course ${number} · Prix de l’Étang ${number}`,
    href: `/courses-hippiques/mons-ghlin/race-${number}/`,
    startsAt: inMinutes(minutes),
    status: "not-started",
    runnerCount: 9 + number,
    distance: 1_600 + number * 200,
    eachWay,
    result: [],
    ...changes,
  };
}

const result = [
  { position: 1, number: 4, name: "Vent de Mer" },
  { position: 2, number: 1, name: "Roi des Ardennes" },
  { position: 3, number: 7, name: "Petite Étoile du Nord" },
];
const mons: MeetingView = {
  id: "mons-ghlin",
  name: "Mons-Ghlin",
  regionName: "Belgique",
  races: [
    race(1, -70, { status: "ended", result }),
    race(2, -2, { status: "live" }),
    race(3, 33),
    race(4, 68, { eachWay: null, runnerCount: 4 }),
    race(5, 103, { status: "cancelled" }),
  ],
};
const props: RaceProgrammeProps = {
  meetings: [mons, { ...mons, id: "kuurne", name: "Kuurne", races: [race(1, 20), race(2, 55)] }],
};
const ignore = () => undefined;

/** Every face of the racing day, by name. */
export const raceProgrammeStates = {
  today: props,
  "one meeting": { meetings: [mons] },
  loading: { meetings: [], status: "loading" },
  empty: { meetings: [] },
  error: { meetings: [], status: "error", onRetry: ignore },
  "long text": {
    meetings: [
      {
        ...mons,
        name: "Hippodrome de la Fédération nationale des courses de trot attelé",
        races: [
          race(12, 400, {
            name: "Grand Prix de la Fédération nationale des courses de trot attelé et monté",
            runnerCount: 24,
          }),
        ],
      },
    ],
  },
} satisfies NamedStates<RaceProgrammeProps>;
