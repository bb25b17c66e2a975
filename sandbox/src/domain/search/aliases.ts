/** Other names of a club, in three languages and as abbreviations. */
const clubAliases: Readonly<Record<string, string>> = {
  "Club Brugge": "Bruges FC Bruges Club Bruges FCB Blauw-Zwart",
  "Cercle Brugge": "Cercle Bruges",
  "Union Saint-Gilloise": "Union SG USG Sint-Gillis Bruxelles Brussel Brussels",
  "KRC Genk": "Racing Genk",
  "RSC Anderlecht": "RSCA Bruxelles Brussel Brussels Mauves Paars-Wit",
  "Royal Antwerp": "Anvers Antwerpen RAFC FC Antwerp Great Old",
  "KAA Gent": "Gand La Gantoise Ghent Buffalos",
  "KAA Gent Ladies": "Gand La Gantoise Ghent",
  "Jong KAA Gent": "Gand La Gantoise Ghent",
  "Standard de Liège": "Standard Luik Rouches",
  "Standard Femina de Liège": "Standard Luik",
  "RFC Liège": "Luik FC Liégeois",
  "KV Mechelen": "Malines FC Malines Malinwa Mechlin",
  "Sporting Charleroi": "RCSC Zèbres",
  "OH Leuven": "OHL Louvain Oud-Heverlee",
  "OH Leuven Women": "OHL Louvain Oud-Heverlee",
  "Sint-Truiden": "STVV Saint-Trond",
  "FCV Dender": "Termonde Dendermonde",
  "Zulte Waregem": "Essevee",
  "RAAL La Louvière": "La Louviere",
  "KV Kortrijk": "Courtrai KVK",
  "KSC Lokeren": "Lokeren-Temse",
  Lierse: "Lierre Lier",
  "RWDM Brussels": "Molenbeek Bruxelles Brussel",
  "Royal Excelsior Virton": "Excelsior",
  "Manchester United": "Man U Man Utd MUFC Red Devils",
  "Manchester City": "Man City MCFC",
  "Tottenham Hotspur": "Spurs",
  Wolverhampton: "Wolves",
  "West Ham United": "Hammers",
  "Nottingham Forest": "Notts",
  "Real Madrid": "RMA Merengues",
  "FC Barcelona": "Barça Barcelone FCB",
  "Atlético Madrid": "Atleti",
  "Athletic Club": "Athletic Bilbao",
  Sevilla: "Séville",
  Valencia: "Valence",
  Inter: "Inter Milan Internazionale",
  Napoli: "Naples",
  Juventus: "Juve",
  "AC Milan": "Milan AC Milaan",
  "AS Roma": "Rome",
  "Bayern München": "Bayern Munich FCB",
  "Bayer Leverkusen": "B04",
  "Borussia Dortmund": "BVB",
  "1. FC Köln": "Cologne Keulen",
  "VfB Stuttgart": "Stoccarda",
  "SC Freiburg": "Fribourg",
  "FC Augsburg": "Augsbourg",
  "Hamburger SV": "HSV Hambourg Hamburg",
  "Eintracht Frankfurt": "Francfort",
  "Paris Saint-Germain": "PSG Parijs",
  "Olympique de Marseille": "OM",
  "Olympique Lyonnais": "OL Lyon",
  "LOSC Lille": "Rijsel",
  "RC Strasbourg": "Straatsburg",
  "Stade Rennais": "Rennes",
  "Stade Brestois": "Brest",
  "PSV Eindhoven": "Philips",
  Benfica: "Lisbonne Lissabon SLB",
  "Sporting CP": "Sporting Lisbonne Lissabon Lisbon",
  "FC København": "Copenhague Kopenhagen Copenhagen FCK",
  "Slavia Praha": "Prague Praag",
  "FC Basel": "Bâle Bazel",
  "Dinamo Zagreb": "Zagreb",
  FCSB: "Steaua Bucarest Boekarest",
};

/** Other names of competitions, by slug. */
const competitionAliases: Readonly<Record<string, string>> = {
  "jupiler-pro-league":
    "JPL D1A Pro League première division eerste klasse first division Belgique",
  "challenger-pro-league": "CPL D1B deuxième division tweede klasse second division Belgique",
  "croky-cup": "Coupe de Belgique Beker van België Belgian Cup",
  "super-league-women": "Women Vrouwen Dames Féminine",
  "champions-league": "Ligue des champions Champions League LDC UCL C1",
  "europa-league": "Ligue Europa Europa League UEL C3",
  "premier-league": "EPL Angleterre Engeland England",
  laliga: "La Liga Espagne Spanje Spain",
  "serie-a": "Calcio Italie Italië Italy",
  bundesliga: "Allemagne Duitsland Germany",
  "ligue-1": "L1 France Frankrijk",
  eredivisie: "Pays-Bas Nederland Netherlands Hollande",
  "major-league-soccer": "MLS",
};

/** Other names of sports, by slug. */
const sportAliases: Readonly<Record<string, string>> = {
  football: "Foot Voetbal Soccer",
  tennis: "ATP WTA",
  "horse-racing": "Courses hippiques Paardenrennen Paardenkoersen Turf Hippisme Horse racing",
  "counter-strike": "CS CS2 CSGO",
  "league-of-legends": "LoL",
  valorant: "Valo",
};

/** Other names of a competitor; empty where the book's name is the only one. */
export function otherNames(competitor: string): string {
  return clubAliases[competitor] ?? "";
}

/** Other names of a competition, and of its sport. */
export function competitionWords(competition: string, sport: string): string {
  return `${competitionAliases[competition] ?? ""} ${sportAliases[sport] ?? ""}`;
}
