import type { Language } from "@grandstand/contract/entities";
import type { Offer } from "@grandstand/contract/offers";
import { parentSports, sportBySlug } from "../catalogue/sport-list.ts";
import type { Names } from "../catalogue/types.ts";
import { offerPicturePath } from "../content/pictures.ts";

interface OfferEntry {
  id: string;
  title: Names;
  text: Names;
  /** `slug`: of the page that it leads to, in each language. */
  action: { slug: Names; label: Names };
  needsPromotions: boolean;
}

const terms = "/support/terms-conditions/";

function everyLanguage(slug: string): Names {
  return { fr: slug, nl: slug, en: slug };
}

function virtualSports(): Names {
  const parent = parentSports.find(({ of }) => of === "virtual");
  if (parent === undefined) throw new Error("the catalogue has no virtual sports");
  return parent.translatedSlug;
}

const entries: readonly OfferEntry[] = [
  {
    id: "combo-boost",
    title: {
      fr: "Le boost combiné",
      nl: "De boost op combi’s",
      en: "The combo boost",
    },
    text: {
      fr: "Plus votre combiné compte de sélections admises, plus le pourcentage ajouté à vos gains augmente. Il s’affiche dans votre coupon avant le pari.",
      nl: "Hoe meer in aanmerking komende selecties uw combi telt, hoe hoger het percentage dat bij uw winst komt. U ziet het op uw wedbriefje vóór u inzet.",
      en: "The more eligible selections your combi has, the higher the percentage added to its winnings. Your bet slip shows it before you bet.",
    },
    action: {
      slug: everyLanguage("sports"),
      label: { fr: "Voir les sports", nl: "Sporten bekijken", en: "See the sports" },
    },
    needsPromotions: true,
  },
  {
    id: "coins",
    title: {
      fr: "Des coins à chaque pari",
      nl: "Coins bij elke weddenschap",
      en: "Coins with every bet",
    },
    text: {
      fr: "Vos paris réglés vous rapportent des coins, que vous convertissez en argent dans la limite du jour.",
      nl: "Uw afgerekende weddenschappen leveren coins op. U zet ze om in geld, tot de limiet van de dag.",
      en: "Your settled bets earn coins. You convert them to money, up to the limit of the day.",
    },
    action: {
      slug: everyLanguage("maxpayout"),
      label: { fr: "Découvrir le programme", nl: "Programma ontdekken", en: "See the programme" },
    },
    needsPromotions: true,
  },
  {
    id: "each-way",
    title: {
      fr: "Courses : gagnant ou placé",
      nl: "Rennen: winnend of geplaatst",
      en: "Racing: win or place",
    },
    text: {
      fr: "Jouez un cheval gagnant et placé en un seul pari. La carte de chaque course indique le nombre de places payées et la fraction de la cote.",
      nl: "Speel een paard winnend én geplaatst in één weddenschap. De kaart van elke koers toont hoeveel plaatsen betalen en welk deel van de quotering.",
      en: "Back a horse to win and to be placed in one bet. Each race’s card tells how many places pay, and at which fraction of the odds.",
    },
    action: {
      slug: sportBySlug("horse-racing").translatedSlug,
      label: { fr: "Voir les courses", nl: "Koersen bekijken", en: "See the races" },
    },
    needsPromotions: false,
  },
  {
    id: "virtuals",
    title: { fr: "Du sport à toute heure", nl: "Sport op elk uur", en: "Sport at any hour" },
    text: {
      fr: "Football, chevaux et lévriers virtuels : un départ toutes les deux ou trois minutes, jour et nuit, tiré au sort par une machine.",
      nl: "Virtueel voetbal, virtuele paarden en windhonden: om de twee of drie minuten een start, dag en nacht, geloot door een machine.",
      en: "Virtual football, horses and greyhounds: a start every two or three minutes, day and night, drawn by a machine.",
    },
    action: {
      slug: virtualSports(),
      label: { fr: "Voir le virtuel", nl: "Virtueel bekijken", en: "See the virtuals" },
    },
    needsPromotions: false,
  },
];

/**
 * The offers in a language, in display order. Paths have no language; `origin` is the address of
 * the service, for the addresses of its pictures.
 */
export function offersIn(language: Language, origin: string): Offer[] {
  return entries.map((entry) => ({
    id: entry.id,
    title: entry.title[language],
    text: entry.text[language],
    image: pictureOf(entry.id, origin),
    terms_url: terms,
    action_url: `/${entry.action.slug[language]}/`,
    action_label: entry.action.label[language],
    needs_promotions: entry.needsPromotions,
  }));
}

function pictureOf(id: string, origin: string): string | null {
  const path = offerPicturePath(id);
  return path === null ? null : origin + path;
}
