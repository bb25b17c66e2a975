import type { Language } from "@grandstand/contract/entities";
import type { EsportSlug, Names, ParentSport, SportEntry, SportSlug } from "./types.ts";

const football: SportEntry = {
  id: "1",
  slug: "football",
  category: "sport",
  name: { fr: "Football", nl: "Voetbal", en: "Football" },
  translatedSlug: { fr: "football", nl: "voetbal", en: "football" },
};
const tennis: SportEntry = {
  id: "2",
  slug: "tennis",
  category: "sport",
  name: { fr: "Tennis", nl: "Tennis", en: "Tennis" },
  translatedSlug: { fr: "tennis", nl: "tennis", en: "tennis" },
};
const horseRacing: SportEntry = {
  id: "3",
  slug: "horse-racing",
  category: "sport",
  name: { fr: "Courses hippiques", nl: "Paardenrennen", en: "Horse racing" },
  translatedSlug: { fr: "courses-hippiques", nl: "paardenrennen", en: "horse-racing" },
};

function everyLanguage(slug: string): Names {
  return { fr: slug, nl: slug, en: slug };
}

/** Games keep their name, and so their slug, in every language. */
function esport(id: string, slug: EsportSlug, name: string): SportEntry {
  return {
    id,
    slug,
    category: "esport",
    name: everyLanguage(name),
    translatedSlug: everyLanguage(slug),
  };
}

const virtualSports: readonly SportEntry[] = [
  {
    id: "21",
    slug: "virtual-football",
    category: "virtual",
    name: { fr: "Football virtuel", nl: "Virtueel voetbal", en: "Virtual football" },
    translatedSlug: { fr: "football-virtuel", nl: "virtueel-voetbal", en: "virtual-football" },
  },
  {
    id: "22",
    slug: "virtual-horse-racing",
    category: "virtual",
    name: {
      fr: "Courses hippiques virtuelles",
      nl: "Virtuele paardenrennen",
      en: "Virtual horse racing",
    },
    translatedSlug: {
      fr: "courses-hippiques-virtuelles",
      nl: "virtuele-paardenrennen",
      en: "virtual-horse-racing",
    },
  },
  {
    id: "23",
    slug: "virtual-greyhounds",
    category: "virtual",
    name: { fr: "Lévriers virtuels", nl: "Virtuele windhonden", en: "Virtual greyhounds" },
    translatedSlug: {
      fr: "levriers-virtuels",
      nl: "virtuele-windhonden",
      en: "virtual-greyhounds",
    },
  },
];

/** The sports of the programme, in the order in which menus show them. */
export const sports: readonly SportEntry[] = [
  football,
  tennis,
  horseRacing,
  esport("11", "counter-strike", "Counter-Strike"),
  esport("12", "valorant", "VALORANT"),
  esport("13", "league-of-legends", "League of Legends"),
  ...virtualSports,
];

/**
 * The menu entry of a whole category. The virtual sports' parent is also a sport, so that it is
 * shown (B2).
 */
export const parentSports: readonly ParentSport[] = [
  {
    id: "10",
    slug: "e-sports",
    category: "esport",
    of: "esport",
    name: { fr: "E-sports", nl: "E-sports", en: "E-sports" },
    translatedSlug: everyLanguage("e-sports"),
  },
  {
    id: "20",
    slug: "virtual-sports",
    category: "sport",
    of: "virtual",
    name: { fr: "Sports virtuels", nl: "Virtuele sporten", en: "Virtual sports" },
    translatedSlug: { fr: "sports-virtuels", nl: "virtuele-sporten", en: "virtual-sports" },
  },
];

const bySlug: ReadonlyMap<SportSlug, SportEntry> = new Map(
  sports.map((sport) => [sport.slug, sport]),
);

/** Throws where the catalogue lacks a sport that its types name. */
export function sportBySlug(slug: SportSlug): SportEntry {
  const sport = bySlug.get(slug);
  if (sport === undefined) throw new Error(`no such sport: ${slug}`);
  return sport;
}

const regions: Readonly<Record<string, Names>> = {
  belgium: { fr: "Belgique", nl: "België", en: "Belgium" },
  europe: { fr: "Europe", nl: "Europa", en: "Europe" },
  england: { fr: "Angleterre", nl: "Engeland", en: "England" },
  spain: { fr: "Espagne", nl: "Spanje", en: "Spain" },
  italy: { fr: "Italie", nl: "Italië", en: "Italy" },
  germany: { fr: "Allemagne", nl: "Duitsland", en: "Germany" },
  france: { fr: "France", nl: "Frankrijk", en: "France" },
  netherlands: { fr: "Pays-Bas", nl: "Nederland", en: "Netherlands" },
  portugal: { fr: "Portugal", nl: "Portugal", en: "Portugal" },
  turkey: { fr: "Turquie", nl: "Turkije", en: "Türkiye" },
  brazil: { fr: "Brésil", nl: "Brazilië", en: "Brazil" },
  usa: { fr: "États-Unis", nl: "Verenigde Staten", en: "United States" },
  japan: { fr: "Japon", nl: "Japan", en: "Japan" },
  australia: { fr: "Australie", nl: "Australië", en: "Australia" },
  mexico: { fr: "Mexique", nl: "Mexico", en: "Mexico" },
  atp: { fr: "ATP", nl: "ATP", en: "ATP" },
  wta: { fr: "WTA", nl: "WTA", en: "WTA" },
  "great-britain": { fr: "Grande-Bretagne", nl: "Groot-Brittannië", en: "Great Britain" },
  ireland: { fr: "Irlande", nl: "Ierland", en: "Ireland" },
  world: { fr: "Monde", nl: "Wereld", en: "World" },
  virtual: { fr: "Virtuel", nl: "Virtueel", en: "Virtual" },
};

/** Returns the key itself for a country that only a recording names. */
export function regionName(region: string, language: Language): string {
  return regions[region]?.[language] ?? region;
}

/** ISO 3166 codes, and EU for Europe; a region that is no country has none. */
const regionCodes: Readonly<Record<string, string>> = {
  belgium: "BE",
  europe: "EU",
  england: "GB",
  spain: "ES",
  italy: "IT",
  germany: "DE",
  france: "FR",
  netherlands: "NL",
  portugal: "PT",
  turkey: "TR",
  brazil: "BR",
  usa: "US",
  japan: "JP",
  australia: "AU",
  mexico: "MX",
  "great-britain": "GB",
  ireland: "IE",
};

/** Two capital letters, or nothing for a region that is no country. */
export function regionCode(region: string): string {
  return regionCodes[region] ?? (/^[A-Z]{2}$/.test(region) ? region : "");
}

/** The flag of a region, as the contract names flags; England has its own. Nothing for a region that is no country. */
export function regionFlag(region: string): string | undefined {
  return region === "england" ? "gb-eng" : regionCodes[region]?.toLowerCase();
}
