import { tourPlayers } from "./tennis.ts";

/** The players that a Belgian knows by name; every one of them is made up. */
const known = {
  be: "Arne Vandewalle, Pieter Van Hoorde, Maxime Delcroisy, Dries Claeysens, Ruben Staelmans, Julien Waterlot, Yannick Dubrul, Elise Vermandel, Hanne Van Roosbeek, Julie Pauwelyns, Nora Dekeyzer, Margaux Thirion",
  fr: "Théo Marchandel, Hugo Lemairet, Anouk Lefebvrier, Clara Montagnier, Zoé Castelain",
  nl: "Bram Kuiperman, Lotte Segersen, Femke Oosterlaan",
  it: "Luca Ferrantini, Rafael Monteverde, Stefano Bellucchi, Sofia Rinaldesi, Giulia Paternoso",
  es: "Mateo Quiroga, Carolina Estevane, Ana Belmontez, Inés Carvajalo",
  ar: "Diego Arrizala, Tomás Villaroel",
  de: "Niklas Brandhof, Noah Steinfeldt",
  gb: "Sam Whitlocke, Callum Redferne, Ethan Colbrook, Chloe Hartnell, Freya Ashdowne",
  us: "Maya Goldwin",
  se: "Jonas Lindqvar, Emma Lindholt",
  dk: "Emil Sorenskov",
  fi: "Aleksi Rantanio",
  pl: "Jakub Nowarek, Iga Sobolewska-Krol, Marta Zielinska-Bo",
  cz: "Filip Dvorakin, Lucie Havranek, Petra Horakina",
  hr: "Marko Jurisevic",
  rs: "Mila Stojanic",
  hu: "Viktor Halasz-Toth",
  bg: "Andrej Kovalchin, Ivan Petrakov, Daria Voronkova, Katya Orlovich",
  ro: "Alina Munteanic",
  jp: "Kenji Morisawa, Yuki Tanabara",
  ma: "Omar Benhaddad",
} as const;

/** Of the lists of the rest of the tours, in their order. */
const lists = ["be", "fr", "de", "es", "it", "cz", "se", "gb", "jp"] as const;

const countries: ReadonlyMap<string, string> = new Map([
  ...Object.entries(known).flatMap(([country, names]) =>
    names.split(", ").map((name) => [name, country] as const),
  ),
  ...[tourPlayers.men, tourPlayers.women].flatMap((players) =>
    players.map(
      ({ name }, index) =>
        [name, lists[Math.floor((index * lists.length) / players.length)] ?? lists[0]] as const,
    ),
  ),
]);

/** The country that a player is from; none of a club, which has a crest. */
export function countryOfPlayer(name: string): string | undefined {
  return countries.get(name);
}
