import { everywhere } from "./entries.ts";
import { aroundTheClock, type RacingCompetition } from "./types.ts";

function meeting(
  slug: string,
  name: string,
  region: string,
  startHours: readonly [number, number],
  runners: readonly [number, number],
  isHandicap = false,
): RacingCompetition {
  return {
    sport: "horse-racing",
    slug,
    name: everywhere(name),
    region,
    startHours,
    weight: 1,
    runners,
    isHandicap,
  };
}

/** Race meetings by the hours at which they race, seen from Brussels. */
export const raceMeetings: readonly RacingCompetition[] = [
  meeting("kuurne", "Kuurne", "belgium", aroundTheClock, [7, 12]),
  {
    ...meeting("oostende-wellington", "", "belgium", aroundTheClock, [6, 12]),
    name: { fr: "Ostende Wellington", nl: "Oostende Wellington", en: "Ostend Wellington" },
  },
  {
    ...meeting("mons-ghlin", "", "belgium", aroundTheClock, [6, 13]),
    name: { fr: "Mons-Ghlin", nl: "Bergen-Ghlin", en: "Mons-Ghlin" },
  },
  meeting("vincennes", "Paris-Vincennes", "france", aroundTheClock, [10, 16]),
  meeting("deauville", "Deauville", "france", aroundTheClock, [8, 16]),
  meeting("ascot", "Ascot", "great-britain", aroundTheClock, [6, 20], true),
  meeting("kempton-park", "Kempton Park", "great-britain", [13, 22], [5, 14]),
  meeting("leopardstown", "Leopardstown", "ireland", [13, 22], [6, 18], true),
  meeting("flemington", "Flemington", "australia", [1, 9], [8, 18], true),
  meeting("santa-anita", "Santa Anita", "usa", [21, 28], [5, 10]),
  meeting("gulfstream-park", "Gulfstream Park", "usa", [19, 28], [6, 12]),
  meeting("nakayama", "Nakayama", "japan", [2, 12], [10, 16]),
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
