import { clubs, everywhere } from "./entries.ts";
import {
  aroundTheClock,
  type VirtualFootballCompetition,
  type VirtualRacingSlug,
  type VirtualTrack,
} from "./types.ts";

/** Clubs of the virtual leagues, invented. */
const eastern =
  clubs(`Port Ferrand 0.5, Kastelbeek 0.4, Saint-Orval 0.3, Union Lisière 0.2, Zandvoorde City 0.1,
  Racing Malvert 0, Brugmolen -0.05, Olympic Verlaine -0.15, Westmeer -0.2, Sporting Hautbois -0.3`);
const western =
  clubs(`Grand Phare 0.45, Noordkade 0.4, Atletico Vermeil 0.3, Blauwput 0.15, FC Rochefosse 0.1,
  Eendracht Molendam 0, Val d’Aunelle -0.05, Torhoek -0.15, Étoile du Canal -0.2, Real Lindenhof -0.3`);

function league(
  slug: string,
  name: string,
  list: VirtualFootballCompetition["clubs"],
): VirtualFootballCompetition {
  return {
    sport: "virtual-football",
    slug,
    name: everywhere(name),
    region: "virtual",
    startHours: aroundTheClock,
    weight: 1,
    goals: 2.8,
    clubs: list,
  };
}

function track(
  sport: VirtualRacingSlug,
  slug: string,
  name: VirtualTrack["name"],
  runners: VirtualTrack["runners"],
): VirtualTrack {
  return {
    sport,
    slug,
    name,
    region: "virtual",
    startHours: aroundTheClock,
    weight: 1,
    runners,
    isHandicap: false,
  };
}

/** Two leagues that alternate, so that one of them always plays. */
export const virtualLeagues: readonly VirtualFootballCompetition[] = [
  league("virtual-league-east", "Virtual League East", eastern),
  league("virtual-league-west", "Virtual League West", western),
];

export const virtualTracks: readonly VirtualTrack[] = [
  track(
    "virtual-horse-racing",
    "meadow-park",
    { fr: "Meadow Park", nl: "Meadow Park", en: "Meadow Park" },
    [8, 10],
  ),
  track(
    "virtual-greyhounds",
    "lantern-stadium",
    { fr: "Stade des Lanternes", nl: "Lantaarnstadion", en: "Lantern Stadium" },
    [6, 6],
  ),
];

/** Made-up greyhounds, in halves. */
export const greyhoundNames = {
  first: [
    "Rapid",
    "Salto",
    "Nachtelijke",
    "Électrique",
    "Turbo",
    "Tiny",
    "Grande",
    "Rode",
    "Mister",
  ],
  second: [
    "Whisker",
    "Flèche",
    "Bliksem",
    "Pepper",
    "Gizmo",
    "Comète",
    "Raket",
    "Tornado",
    "Biscuit",
  ],
} as const;
