import type { EsportRules } from "../models/esports.ts";
import { clubs, everywhere } from "./entries.ts";
import { rankAndFile } from "./made-up-names.ts";
import {
  aroundTheClock,
  type Contender,
  type EsportCompetition,
  type EsportSlug,
} from "./types.ts";

/** Invented teams: no name here is meant for a real team. */
const shooterTeams = [
  ...clubs(`Brabo Five 0.5, Nordlicht Esports 0.45, Les Corsaires 0.35, Copper Foxes 0.3,
  Zilverwolf 0.22, Team Meridiaan 0.15, Vertigo Rouge 0.1, Iron Lantern 0.05, Polder Pirates 0,
  Quartier Nord -0.05, Slate Owls -0.1, Maaskant Gaming -0.15, Vallon Esports -0.2, Paper Tigers -0.3`),
  ...rankAndFile(
    [
      `Cobalt, Rusty, Silent, Broken, Northern, Granite, Hidden, Scarlet
      + Anvils, Badgers, Compass, Falcons, Gatekeepers, Herons, Lynxes, Ravens`,
      `Team, Club, Équipe, Studio, Atelier, Escadron, Bastion, Cercle
      + Ardoise, Boréal, Charbon, Dentelle, Émeraude, Forgeron, Grenat, Horizon`,
      `Grijze, Stille, Koperen, Wilde, Vrije, Snelle, Rode, Oude
      + Dassen, Egels, Havik, Kraaien, Molens, Reigers, Torens, Valken`,
      `Harbour, Meadow, Summit, Canal, Tundra, Orchard, Prairie, Lagoon
      + Collective, Dynasty, Engine, Foundry, Outlaws, Rangers, Signal, Union`,
    ],
    -0.05,
    -0.45,
  ),
];
const tacticalTeams = [
  ...clubs(`Etoile Nine 0.48, Halcyon Guard 0.4, Scheldewacht 0.32, Nova Borealis 0.28,
  Rive Gauche Esports 0.2, Amber Circuit 0.1, Team Kasteel 0.05, Falaise 0, Winter Parade -0.05,
  Dubbel Zes -0.1, Glass Harbour -0.18, Les Tritons -0.25`),
  ...rankAndFile(
    [
      `Velvet, Distant, Electric, Frozen, Golden, Lunar, Pale, Quiet
      + Arrows, Beacons, Comets, Embers, Harpoons, Mantis, Panthers, Sparrows`,
      `Ligue, Maison, Alliance, Brigade, Garde, Phalange, Compagnie, Légion
      + Azur, Cendre, Écarlate, Indigo, Jade, Lavande, Safran, Vermeille`,
      `Zwarte, Blauwe, Hoge, Verre, Ijzeren, Witte, Gouden, Nieuwe
      + Anker, Burcht, Dijk, Golven, Haven, Kompas, Schans, Wachters`,
      `Ember, Mosaic, Vector, Zenith, Cascade, Lumen, Orbit, Pulse
      + Assembly, Division, Esports, Gaming, Labs, Syndicate, Tribe, Works`,
    ],
    -0.05,
    -0.45,
  ),
];
const arenaTeams = [
  ...clubs(`Lion d’Argent 0.55, Crown Valley 0.45, Zeven Bergen 0.35, Mirage Sept 0.25,
  Ardenne Legion 0.2, Sundial Esports 0.12, Torenspel 0, Bleu Roi -0.05, Hollow Pines -0.12,
  Kanaal Krakens -0.2, Petit Prince Gaming -0.25, Gilded Moths -0.35`),
  ...rankAndFile(
    [
      `Ancient, Crimson, Emerald, Feral, Gentle, Noble, Sleeping, Twilight
      + Bears, Drakes, Gargoyles, Hydras, Knights, Minotaurs, Stags, Wyverns`,
      `Royaume, Comté, Duché, Donjon, Forêt, Vallée, Château, Rempart
      + d’Airain, d’Ambre, d’Ébène, d’Hiver, d’Ivoire, d’Orage, d’Automne, d’Étain`,
      `Dappere, Kleine, Trotse, Groene, Slimme, Felle, Dwalende, Zilveren
      + Draken, Eenhoorns, Feniks, Griffioenen, Reuzen, Ridders, Trollen, Zwanen`,
      `Maple, Thistle, Juniper, Bramble, Clover, Hazel, Willow, Heather
      + Circle, Court, Crown, Guild, Haven, Order, Throne, Vanguard`,
    ],
    -0.05,
    -0.45,
  ),
];

/** First to thirteen rounds; after twelve all, sixes until one wins four of them. */
const roundsInSixes: EsportRules = { pointsToWin: 13, overtime: "sixes" };
/** First to thirteen rounds, by two. */
const roundsByTwo: EsportRules = { pointsToWin: 13, overtime: "by-two" };
/** A race for nine turrets represents the map. */
const turrets: EsportRules = { pointsToWin: 9, overtime: "none" };

const games: Readonly<
  Record<EsportSlug, Pick<EsportCompetition, "rules" | "pointEffect" | "meanPoint">>
> = {
  "counter-strike": { rules: roundsInSixes, pointEffect: 0.09, meanPoint: 100_000 },
  valorant: { rules: roundsByTwo, pointEffect: 0.09, meanPoint: 95_000 },
  "league-of-legends": { rules: turrets, pointEffect: 0.12, meanPoint: 150_000 },
};

function league(
  sport: EsportSlug,
  slug: string,
  name: string,
  region: string,
  teams: readonly Contender[],
  mapsToWin: 2 | 3 = 2,
): EsportCompetition {
  return {
    sport,
    slug,
    name: everywhere(name),
    region,
    startHours: aroundTheClock,
    weight: mapsToWin === 2 ? 3 : 1,
    mapsToWin,
    ...games[sport],
    teams,
  };
}

/** Leagues of the three games that are offered. */
export const esportLeagues: readonly EsportCompetition[] = [
  league("counter-strike", "lowlands-pro-series", "Lowlands Pro Series", "europe", shooterTeams),
  league("counter-strike", "citadel-masters", "Citadel Masters", "world", shooterTeams, 3),
  league("valorant", "spire-league-emea", "Spire League EMEA", "europe", tacticalTeams),
  league("valorant", "spire-champions", "Spire Champions", "world", tacticalTeams, 3),
  league("league-of-legends", "benelux-rift-cup", "Benelux Rift Cup", "europe", arenaTeams),
  league("league-of-legends", "rift-continental", "Rift Continental", "europe", arenaTeams, 3),
];
