import { clubs, everywhere } from "./entries.ts";
import { rankAndFile } from "./made-up-names.ts";
import type { TennisCompetition } from "./types.ts";

/** Invented players: no name here is meant for a real person. */
const men =
  clubs(`Arne Vandewalle 0.5, Luca Ferrantini 0.55, Mateo Quiroga 0.45, Jonas Lindqvar 0.35,
  Théo Marchandel 0.3, Niklas Brandhof 0.28, Andrej Kovalchin 0.4, Pieter Van Hoorde 0.1, Sam Whitlocke 0.2,
  Rafael Monteverde 0.2, Diego Arrizala 0.05, Kenji Morisawa 0.1, Tomás Villaroel 0, Maxime Delcroisy 0.05,
  Jakub Nowarek 0.02, Emil Sorenskov 0.08, Hugo Lemairet -0.05, Bram Kuiperman -0.08, Viktor Halasz-Toth -0.1,
  Callum Redferne -0.05, Ivan Petrakov -0.12, Stefano Bellucchi -0.1, Aleksi Rantanio -0.15,
  Dries Claeysens -0.12, Ruben Staelmans -0.2, Omar Benhaddad -0.15, Julien Waterlot -0.22,
  Noah Steinfeldt -0.18, Marko Jurisevic -0.2, Filip Dvorakin -0.25, Ethan Colbrook -0.28, Yannick Dubrul -0.3`);
const women =
  clubs(`Elise Vermandel 0.55, Iga Sobolewska-Krol 0.6, Carolina Estevane 0.45, Anouk Lefebvrier 0.3,
  Mila Stojanic 0.35, Hanne Van Roosbeek 0.2, Sofia Rinaldesi 0.25, Yuki Tanabara 0.15, Chloe Hartnell 0.2,
  Marta Zielinska-Bo 0.1, Lucie Havranek 0.1, Daria Voronkova 0.15, Ana Belmontez 0, Emma Lindholt 0,
  Julie Pauwelyns -0.05, Nora Dekeyzer -0.1, Clara Montagnier -0.08, Petra Horakina -0.12, Maya Goldwin -0.05,
  Inés Carvajalo -0.15, Lotte Segersen -0.18, Freya Ashdowne -0.15, Alina Munteanic -0.2, Zoé Castelain -0.22,
  Katya Orlovich -0.1, Margaux Thirion -0.28, Femke Oosterlaan -0.3, Giulia Paternoso -0.25`);

/** The rest of the tours, so that no one plays twice within a day. */
const otherMen = rankAndFile(
  [
    `Wout, Jasper, Seppe, Lander, Toon, Kobe, Warre, Milan
    + Verhaegden, Cauwelaer, Desmedtens, Goossenaar, Tuytelman, Van Eyckhout, Haezebrick, Lambrechtsen`,
    `Adrien, Bastien, Clément, Gaspard, Loïc, Rémi, Tristan, Valentin
    + Aubrecourt, Belmontier, Chasseloup-Rey, Dautricourt, Fontanelli, Grandvoir, Pellaumier, Rochebrun`,
    `Moritz, Lennart, Fabian, Tobias, Jannis, Matthias, Felix, Konrad
    + Achtenberg, Dornhauser, Eschenmoor, Falkenrath, Hirschwald, Lindenthaler, Rosswinkel, Tannhofer`,
    `Álvaro, Bruno, Joaquín, Gonzalo, Facundo, Nicolás, Iker, Sergio
    + Albarracal, Bustamontes, Cordovero, Echevarral, Fuenteros, Larrazúbal, Olivarre, Zubimendoza`,
    `Alessio, Davide, Edoardo, Gianluca, Jacopo, Pietro, Riccardo, Tommaso
    + Altamurano, Bernardeschini, Cavalcanto, Fiorellato, Guidarelli, Montanaro-Be, Pasqualetti, Santoriello`,
    `Bartosz, Dmitri, Jiri, Kamil, Lukas, Nikola, Pavel, Zoran
    + Babicevic, Czerwonka, Jankulov, Kratochvan, Ostrowiak, Pospisilek, Radivojan, Wojtaszko`,
    `Anders, Eirik, Gustav, Henrik, Lasse, Mikkel, Oskar, Sander
    + Bjornholt, Ekstrandsen, Hagelund, Kjellqvist, Nordahlen, Solbakkens, Thorvaldsen-Ry, Vikstromer`,
    `Alfie, Blake, Connor, Dylan, Elliot, Harvey, Kieran, Rory
    + Ashbrooke, Blackmorley, Carrowell, Fairhursten, Kingsmoor, Pemberleigh, Stanworthy, Thornbank`,
    `Daichi, Haruto, Kaito, Ren, Shota, Takumi, Yuma, Sora
    + Aokibara, Fujisaka, Hoshinami, Kurogane, Mizutaka, Onodori, Shiraoka, Tachihara`,
  ],
  0,
  -0.45,
);
const otherWomen = rankAndFile(
  [
    `Lieselot, Janne, Fien, Marthe, Noor, Silke, Tine, Veerle
    + Aertsenaar, Boonefaes, Coppensen, De Graevere, Huysentruit-Wa, Maesbrugge, Stevenaert, Wuytsman`,
    `Agathe, Bérénice, Capucine, Éloïse, Héloïse, Manon, Solène, Victoire
    + Arnouville, Beauvallon, Castelrieux, Delamontagne, Ferrandier, Guillemotte, Marchevald, Vauquelines`,
    `Annika, Carlotta, Frieda, Greta, Johanna, Leonie, Paula, Theresa
    + Auerswalde, Birkenfelden, Grünthaler, Hohenried, Kaltenbrun, Morgenroth, Silberbach, Wiesengrund`,
    `Alba, Carmen, Jimena, Lucía, Noelia, Paloma, Rocío, Valeria
    + Arismendar, Barrenecha, Calatravas, Espinareda, Montalbán, Quintanilles, Sandovalle, Villaseñor-Po`,
    `Arianna, Beatrice, Chiara, Elena, Ginevra, Ilaria, Martina, Serena
    + Ambrosetti, Castiglieri, Dallavalle, Ferrazzano, Lombardini-Ra, Mastroianno, Pellegrotti, Valsecchino`,
    `Agnieszka, Barbora, Dominika, Ivana, Jelena, Katarina, Olga, Tereza
    + Andrejková, Cvetanovic, Dubrowska-Li, Hlavicka, Kovarikova, Milosavic, Nowickova, Zvereska`,
    `Astrid, Birgit, Ebba, Ingrid, Linnea, Maja, Sigrid, Tuva
    + Almgrenson, Dahlbergen, Fagerlien, Hedstromer, Lundevall, Nyqvistad, Rosendalen, Sjobergsen`,
    `Amelia, Bethany, Daisy, Gemma, Imogen, Jessica, Phoebe, Tilly
    + Ainsworthy, Cavendell, Eastmoreland, Hollingbury, Merriweld, Ravenscote, Somerleigh, Wetherbyre`,
    `Aoi, Hana, Honoka, Mio, Nanami, Rin, Sakura, Yui
    + Amamiyara, Hanazono, Isokawa, Kamijiro, Minasaki, Natsuhara, Tsukimori, Yoshimine`,
  ],
  -0.02,
  -0.45,
);

/** The rest of the tours, list by list. */
export const tourPlayers = { men: otherMen, women: otherWomen };

function tournament(
  slug: string,
  name: string,
  region: "atp" | "wta",
  startHours: readonly [number, number],
  weight: number,
): TennisCompetition {
  return {
    sport: "tennis",
    slug,
    name: everywhere(name),
    region,
    startHours,
    weight,
    servePoints: region === "atp" ? 0.645 : 0.575,
    setsToWin: 2,
    players: region === "atp" ? [...men, ...otherMen] : [...women, ...otherWomen],
  };
}

/** Tournaments by the hours at which they are played, seen from Brussels. */
export const tennisTournaments: readonly TennisCompetition[] = [
  {
    ...tournament("european-open-antwerp", "European Open Antwerp", "atp", [11, 21], 3),
    name: {
      fr: "European Open Anvers",
      nl: "European Open Antwerpen",
      en: "European Open Antwerp",
    },
  },
  tournament("atp-paris-masters", "Paris Masters", "atp", [11, 22], 2),
  tournament("atp-tokyo", "Japan Open Tokyo", "atp", [3, 12], 2),
  tournament("atp-houston", "Houston Open", "atp", [17, 28], 2),
  tournament("wta-linz", "Linz Open", "wta", [11, 20], 2),
  tournament("wta-seoul", "Korea Open Seoul", "wta", [3, 12], 2),
  tournament("wta-guadalajara", "Guadalajara Open", "wta", [18, 29], 2),
];
