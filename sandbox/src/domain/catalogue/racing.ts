import { everywhere } from "./entries.ts";
import { aroundTheClock, type RaceCourse, type RacingCompetition } from "./types.ts";

const euros = 100;

function course(
  kind: RaceCourse["kind"],
  track: RaceCourse["track"],
  direction: RaceCourse["direction"],
  prize: number,
): RaceCourse {
  return { kind, track, direction, prize: prize * euros };
}

type Facts = Pick<RacingCompetition, "startHours" | "runners" | "course"> & {
  isHandicap?: boolean;
};

function meeting(slug: string, name: string, region: string, facts: Facts): RacingCompetition {
  return {
    sport: "horse-racing",
    slug,
    name: everywhere(name),
    region,
    weight: 1,
    isHandicap: false,
    ...facts,
  };
}

/** Race meetings by the hours at which they race, seen from Brussels. */
export const raceMeetings: readonly RacingCompetition[] = [
  meeting("kuurne", "Kuurne", "belgium", {
    startHours: aroundTheClock,
    runners: [7, 12],
    course: course("trot", "sand", "left", 6_000),
  }),
  {
    ...meeting("oostende-wellington", "", "belgium", {
      startHours: aroundTheClock,
      runners: [6, 12],
      course: course("flat", "turf", "right", 9_000),
    }),
    name: { fr: "Ostende Wellington", nl: "Oostende Wellington", en: "Ostend Wellington" },
  },
  {
    ...meeting("mons-ghlin", "", "belgium", {
      startHours: aroundTheClock,
      runners: [6, 13],
      course: course("flat", "fibre_sand", "left", 12_000),
    }),
    name: { fr: "Mons-Ghlin", nl: "Bergen-Ghlin", en: "Mons-Ghlin" },
  },
  meeting("vincennes", "Paris-Vincennes", "france", {
    startHours: aroundTheClock,
    runners: [10, 16],
    course: course("trot", "sand", "left", 40_000),
  }),
  meeting("deauville", "Deauville", "france", {
    startHours: aroundTheClock,
    runners: [8, 16],
    course: course("flat", "turf", "right", 30_000),
  }),
  meeting("ascot", "Ascot", "great-britain", {
    startHours: aroundTheClock,
    runners: [6, 20],
    isHandicap: true,
    course: course("flat", "turf", "right", 60_000),
  }),
  meeting("kempton-park", "Kempton Park", "great-britain", {
    startHours: [12, 20],
    runners: [5, 14],
    course: course("hurdles", "turf", "right", 12_000),
  }),
  meeting("leopardstown", "Leopardstown", "ireland", {
    startHours: [12, 20],
    runners: [6, 18],
    isHandicap: true,
    course: course("steeplechase", "turf", "left", 20_000),
  }),
  meeting("flemington", "Flemington", "australia", {
    startHours: [1, 9],
    runners: [8, 18],
    isHandicap: true,
    course: course("flat", "turf", "left", 50_000),
  }),
  meeting("santa-anita", "Santa Anita", "usa", {
    startHours: [20, 24],
    runners: [5, 10],
    course: course("flat", "dirt", "left", 35_000),
  }),
  meeting("gulfstream-park", "Gulfstream Park", "usa", {
    startHours: [20, 24],
    runners: [6, 12],
    course: course("flat", "dirt", "left", 25_000),
  }),
  meeting("nakayama", "Nakayama", "japan", {
    startHours: [2, 12],
    runners: [10, 16],
    course: course("flat", "turf", "right", 80_000),
  }),
];

/** Halves of made-up horses' names. */
export const horseNames = {
  first: [
    "Silent",
    "Golden",
    "Étoile",
    "Noble",
    "Zilveren",
    "Royal",
    "Vent",
    "Northern",
    "Wilde",
    "Lucky",
    "Prince",
    "Bright",
    "Mont",
    "Grey",
    "Snelle",
    "Belle",
    "Copper",
    "Midnight",
    "Fleur",
    "Iron",
    "Stoute",
    "Velvet",
    "Roi",
    "Harbour",
  ],
  second: [
    "Polder",
    "Harvest",
    "du Nord",
    "Meadow",
    "Wind",
    "d'Ardenne",
    "Lantern",
    "Duin",
    "Causeway",
    "de Flandre",
    "Anthem",
    "Molen",
    "River",
    "du Lac",
    "Sparrow",
    "Koning",
    "Ember",
    "d'Avril",
    "Compass",
    "Zeebries",
    "Thunder",
    "des Prés",
    "Beacon",
    "Ruiter",
  ],
} as const;
