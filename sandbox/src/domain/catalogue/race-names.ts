import type { Names } from "./types.ts";

/** Made-up prizes, the trees and stones of a park in every language. */
const prizes: readonly Names[] = [
  { fr: "Prix des Tilleuls", nl: "Lindeprijs", en: "Linden Stakes" },
  { fr: "Prix du Vieux Moulin", nl: "Prijs van de Oude Molen", en: "Old Mill Stakes" },
  { fr: "Prix des Remparts", nl: "Wallenprijs", en: "Rampart Stakes" },
  { fr: "Prix de l’Étang", nl: "Vijverprijs", en: "Lakeside Stakes" },
  { fr: "Prix du Beffroi", nl: "Belfortprijs", en: "Belfry Stakes" },
  { fr: "Prix des Bruyères", nl: "Heideprijs", en: "Heather Stakes" },
  { fr: "Prix de la Fontaine", nl: "Fonteinprijs", en: "Fountain Stakes" },
  { fr: "Prix du Grand Chêne", nl: "Prijs van de Grote Eik", en: "Great Oak Stakes" },
  { fr: "Prix des Alouettes", nl: "Leeuwerikprijs", en: "Skylark Stakes" },
  { fr: "Prix du Phare", nl: "Vuurtorenprijs", en: "Lighthouse Stakes" },
  { fr: "Prix des Carrières", nl: "Steengroeveprijs", en: "Quarry Stakes" },
];

/** The name of a race of a meeting: its number of the day, and its prize. `number` counts from 1. */
export function raceName(number: number, prize: number): Names {
  const { fr, nl, en } = prizes[prize % prizes.length] ?? { fr: "", nl: "", en: "" };
  return {
    fr: `Course ${number} · ${fr}`,
    nl: `Koers ${number} · ${nl}`,
    en: `Race ${number} · ${en}`,
  };
}
