import { clubs } from "./entries.ts";
import { league } from "./football-league.ts";
import type { FootballCompetition } from "./types.ts";

const premierLeague = clubs(`Arsenal 0.62, Manchester City 0.62, Liverpool 0.6, Chelsea 0.4,
  Newcastle United 0.25, Aston Villa 0.25, Manchester United 0.2, Tottenham Hotspur 0.15, Brighton 0.1,
  Nottingham Forest 0, Crystal Palace 0.08, Bournemouth 0.05, Fulham -0.05, Everton -0.1, Brentford -0.05,
  West Ham United -0.2, Wolverhampton -0.3, Leeds United -0.25, Sunderland -0.2, Burnley -0.45`);
const laLiga = clubs(`Real Madrid 0.75, FC Barcelona 0.78, Atlético Madrid 0.5, Athletic Club 0.2,
  Villarreal 0.25, Real Betis 0.15, Real Sociedad 0.05, Celta Vigo 0, Rayo Vallecano -0.05, Osasuna -0.1,
  Valencia -0.1, Sevilla -0.08, Girona -0.1, Mallorca -0.15, Espanyol -0.1, Getafe -0.2, Alavés -0.2,
  Elche -0.3, Levante -0.3, Real Oviedo -0.45`);
const serieA =
  clubs(`Inter 0.65, Napoli 0.55, Juventus 0.42, AC Milan 0.42, Atalanta 0.35, AS Roma 0.38,
  Lazio 0.15, Bologna 0.2, Fiorentina 0.05, Como 0.15, Torino -0.15, Udinese -0.1, Sassuolo -0.15,
  Genoa -0.2, Cagliari -0.25, Parma -0.28, Lecce -0.4, Hellas Verona -0.4, Cremonese -0.35, Pisa -0.42`);
const bundesliga = clubs(`Bayern München 0.95, Bayer Leverkusen 0.4, Borussia Dortmund 0.45,
  RB Leipzig 0.35, Eintracht Frankfurt 0.2, VfB Stuttgart 0.22, SC Freiburg 0.02, Mainz 05 -0.05,
  Werder Bremen -0.1, Borussia Mönchengladbach -0.1, VfL Wolfsburg -0.1, Union Berlin -0.12,
  TSG Hoffenheim 0, FC Augsburg -0.2, 1. FC Köln -0.15, Hamburger SV -0.25, FC St. Pauli -0.35,
  1. FC Heidenheim -0.42`);
const ligueOne =
  clubs(`Paris Saint-Germain 0.9, Olympique de Marseille 0.42, AS Monaco 0.3, LOSC Lille 0.25,
  Olympique Lyonnais 0.25, OGC Nice 0.1, RC Lens 0.2, RC Strasbourg 0.15, Stade Rennais 0.1,
  Stade Brestois -0.1, Toulouse -0.05, Paris FC -0.15, AJ Auxerre -0.25, Nantes -0.25, Angers SCO -0.3,
  Le Havre -0.3, FC Lorient -0.2, FC Metz -0.45`);
const eredivisie =
  clubs(`PSV Eindhoven 0.75, Feyenoord 0.55, Ajax 0.5, AZ Alkmaar 0.3, FC Twente 0.25,
  FC Utrecht 0.25, NEC Nijmegen 0.05, Go Ahead Eagles 0, SC Heerenveen -0.05, FC Groningen 0,
  Sparta Rotterdam -0.15, Fortuna Sittard -0.2, PEC Zwolle -0.25, NAC Breda -0.3, FC Volendam -0.35,
  Excelsior -0.4, Heracles Almelo -0.35, Telstar -0.4`);

function top(list: readonly { name: string; strength: number }[], count: number, shift: number) {
  return list.slice(0, count).map(({ name, strength }) => ({ name, strength: strength + shift }));
}

const championsLeague = [
  ...top(premierLeague, 5, 0.15),
  ...top(laLiga, 4, 0),
  ...top(serieA, 4, 0.05),
  ...top(bundesliga, 4, -0.05),
  ...top(ligueOne, 3, -0.05),
  ...top(eredivisie, 2, -0.45),
  ...clubs(`Club Brugge -0.2, Union Saint-Gilloise -0.25, Benfica 0.1, Sporting CP 0.15, Galatasaray 0.05,
    Olympiacos -0.15, Bodø/Glimt -0.1, FC København -0.3, Slavia Praha -0.25, Qarabağ -0.4`),
];
const europaLeague =
  clubs(`KRC Genk 0, RSC Anderlecht 0, Aston Villa 0.5, AS Roma 0.45, FC Porto 0.3,
  Celtic -0.05, Rangers -0.1, Fenerbahçe 0.15, Ferencváros -0.15, Real Betis 0.35, SC Freiburg 0.2, OGC Nice 0.1,
  FC Midtjylland 0, SC Braga 0.1, PAOK -0.05, Dinamo Zagreb -0.1, Panathinaikos -0.1, Viktoria Plzeň -0.05,
  FC Basel -0.15, Young Boys -0.2, Sturm Graz -0.25, Malmö FF -0.3, Ludogorets -0.25, FCSB -0.25`);

/** The great leagues, and the cups between their clubs. */
export const europeanFootball: readonly FootballCompetition[] = [
  {
    sport: "football",
    slug: "champions-league",
    name: { fr: "Ligue des champions", nl: "Champions League", en: "Champions League" },
    region: "europe",
    startHours: [18, 21],
    weight: 4,
    goals: 3,
    clubs: championsLeague,
  },
  {
    sport: "football",
    slug: "europa-league",
    name: { fr: "Ligue Europa", nl: "Europa League", en: "Europa League" },
    region: "europe",
    startHours: [18, 21],
    weight: 2,
    goals: 2.8,
    clubs: europaLeague,
  },
  league("premier-league", "Premier League", "england", 2.85, premierLeague, { weight: 4 }),
  league("laliga", "LaLiga", "spain", 2.55, laLiga),
  league("serie-a", "Serie A", "italy", 2.55, serieA),
  league("bundesliga", "Bundesliga", "germany", 3.1, bundesliga),
  league("ligue-1", "Ligue 1", "france", 2.75, ligueOne),
  league("eredivisie", "Eredivisie", "netherlands", 3.1, eredivisie),
];
