import { clubs, everywhere } from "./entries.ts";
import { aroundTheClock, type FootballCompetition } from "./types.ts";

const proLeague =
  clubs(`Club Brugge 0.62, Union Saint-Gilloise 0.6, KRC Genk 0.4, RSC Anderlecht 0.38,
  Royal Antwerp 0.2, KAA Gent 0.22, Standard de Liège 0, KV Mechelen -0.02, Sporting Charleroi 0,
  Cercle Brugge -0.08, OH Leuven -0.1, KVC Westerlo -0.06, Sint-Truiden -0.12, FCV Dender -0.3,
  Zulte Waregem -0.28, RAAL La Louvière -0.3`);
const challengerProLeague = clubs(`SK Beveren 0.3, KV Kortrijk 0.28, Beerschot 0.25, Lommel SK 0.12,
  RFC Liège 0.1, Patro Eisden 0.12, KAS Eupen 0.08, RWDM Brussels 0.05, Lierse 0.02,
  Francs Borains -0.12, KSC Lokeren 0, Royal Excelsior Virton -0.25, RFC Seraing -0.25,
  Club NXT -0.08, RSCA Futures -0.06, Jong Genk -0.02, Jong KAA Gent -0.14`);
const womensSuperLeague = clubs(`OH Leuven Women 0.55, RSCA Women 0.5, Club YLA 0.3,
  Standard Femina de Liège 0.25, KRC Genk Ladies 0.05, KAA Gent Ladies 0.1, Zulte Waregem Ladies -0.3,
  KVC Westerlo Ladies -0.35`);

/** Belgian football; the cup draws on both divisions. */
export const belgianFootball: readonly FootballCompetition[] = [
  {
    sport: "football",
    slug: "jupiler-pro-league",
    name: everywhere("Jupiler Pro League"),
    region: "belgium",
    startHours: [12, 24],
    weight: 6,
    goals: 2.75,
    clubs: proLeague,
    tableCuts: [6, 12],
  },
  {
    sport: "football",
    slug: "challenger-pro-league",
    name: everywhere("Challenger Pro League"),
    region: "belgium",
    startHours: aroundTheClock,
    weight: 4,
    goals: 2.7,
    clubs: challengerProLeague,
  },
  {
    sport: "football",
    slug: "croky-cup",
    name: everywhere("Croky Cup"),
    region: "belgium",
    startHours: [18, 21],
    weight: 2,
    goals: 2.8,
    clubs: [
      ...proLeague,
      ...challengerProLeague
        .slice(0, 11)
        .map(({ name, strength }) => ({ name, strength: strength - 0.55 })),
    ],
  },
  {
    sport: "football",
    slug: "super-league-women",
    name: { fr: "Super League féminine", nl: "Super League vrouwen", en: "Women's Super League" },
    region: "belgium",
    startHours: [13, 20],
    weight: 2,
    goals: 3.1,
    clubs: womensSuperLeague,
  },
];
