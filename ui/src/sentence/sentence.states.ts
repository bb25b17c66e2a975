import type { NamedStates } from "../testing/named-states.ts";
import type { SentenceProps } from "./sentence.tsx";

/** Every face of a sentence, by name. */
export const sentenceStates = {
  "with figures": {
    children: "La valeur a changé : 9,01\u00a0€ avant, 8,12\u00a0€ maintenant.",
  },
  "with a name": {
    children: "Union Saint-Gilloise doit encore marquer 2 buts.",
    names: ["Union Saint-Gilloise"],
  },
  "a figure alone": { children: "9,01\u00a0€" },
  "words alone": { children: "Rien n’a été encaissé." },
  "long text": {
    children:
      "De odds van Koninklijke Sportvereniging Wevelgem-Gullegem gaan van 101.50 naar 98.25; mogelijke uitbetaling met de nieuwe odds: € 987.654,32.",
    names: ["Koninklijke Sportvereniging Wevelgem-Gullegem"],
  },
} satisfies NamedStates<SentenceProps>;
