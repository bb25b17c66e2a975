import type { Language } from "@grandstand/contract/entities";
import type { Names, SportEntry, SportSlug } from "./types.ts";

const football: SportEntry = {
  id: "1",
  slug: "football",
  name: { fr: "Football", nl: "Voetbal", en: "Football" },
  translatedSlug: { fr: "football", nl: "voetbal", en: "football" },
};
const tennis: SportEntry = {
  id: "2",
  slug: "tennis",
  name: { fr: "Tennis", nl: "Tennis", en: "Tennis" },
  translatedSlug: { fr: "tennis", nl: "tennis", en: "tennis" },
};
const horseRacing: SportEntry = {
  id: "3",
  slug: "horse-racing",
  name: { fr: "Courses hippiques", nl: "Paardenrennen", en: "Horse racing" },
  translatedSlug: { fr: "courses-hippiques", nl: "paardenrennen", en: "horse-racing" },
};

/** The sports of the programme, in the order in which menus show them. */
export const sports: readonly SportEntry[] = [football, tennis, horseRacing];

const bySlug: Readonly<Record<SportSlug, SportEntry>> = {
  football,
  tennis,
  "horse-racing": horseRacing,
};

export function sportBySlug(slug: SportSlug): SportEntry {
  return bySlug[slug];
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
};

/** Falls back on the key itself, for a country that only a recording names. */
export function regionName(region: string, language: Language): string {
  return regions[region]?.[language] ?? region;
}
