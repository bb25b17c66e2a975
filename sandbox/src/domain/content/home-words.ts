import type { Language } from "@grandstand/contract/entities";

/** Title and description of home for searchers. */
export const homeHeads: Record<Language, { title: string; description: string }> = {
  fr: {
    title: "Paris sportifs",
    description:
      "Football, cyclisme, tennis et courses hippiques : cotes avant le match et en direct.",
  },
  nl: {
    title: "Sportweddenschappen",
    description: "Voetbal, wielrennen, tennis en paardenrennen: quoteringen vooraf en live.",
  },
  en: {
    title: "Sports betting",
    description: "Football, cycling, tennis and horse racing: odds before the match and in play.",
  },
};

/** What pages say to searchers at their foot. */
export const footerTexts: Record<Language, string> = {
  fr: "Pariez sur le football belge et international, le cyclisme, le tennis et les courses hippiques, avant le match ou en direct. Fixez vos limites avant de jouer : les jeux de hasard peuvent rendre dépendant.",
  nl: "Wed op Belgisch en internationaal voetbal, wielrennen, tennis en paardenrennen, vooraf of live. Stel uw limieten in voor u speelt: gokken kan verslavend zijn.",
  en: "Bet on Belgian and international football, cycling, tennis and horse racing, before the match or in play. Set your limits before you play: gambling can be addictive.",
};
