import type { NamedStates } from "../testing/named-states.ts";
import type { RichTextNode, RichTextProps } from "./rich-text.tsx";

const text = (content: string): RichTextNode => ({ kind: "text", text: content });
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ kind: "paragraph", children });
const item = (content: string): RichTextNode => ({ kind: "item", children: [text(content)] });

/** A text with one of everything; content pages are made of such. */
export const sampleText: readonly RichTextNode[] = [
  paragraph(
    text("Un pari placé ne se modifie plus. "),
    { kind: "strong", children: [text("Vérifiez votre mise")] },
    text(" avant de confirmer, et "),
    { kind: "emphasis", children: [text("prenez votre temps")] },
    text("."),
  ),
  { kind: "heading", children: [text("Les mises")] },
  paragraph(
    text("La mise la plus élevée est indiquée dans le coupon. Voir "),
    { kind: "link", href: "/support/faq/", children: [text("les questions fréquentes")] },
    text(" ou "),
    { kind: "link", href: "https://regulator.example/", children: [text("le régulateur")] },
    text("."),
  ),
  { kind: "subheading", children: [text("Ce qui compte")] },
  {
    kind: "list",
    children: [item("le résultat à la fin du temps réglementaire"), item("la cote acceptée")],
  },
  {
    kind: "numbered-list",
    children: [item("Choisissez une cote."), item("Indiquez une mise."), item("Confirmez.")],
  },
  paragraph(text("Service clientèle"), { kind: "break" }, text("tous les jours de 9 h à 23 h")),
];

/** Every face of a written text, by name. */
export const richTextStates = {
  "one of everything": { nodes: sampleText },
  short: { nodes: [paragraph(text("Cette page sera bientôt complétée."))] },
  "struck out": {
    nodes: [
      paragraph(
        text("L’offre court "),
        { kind: "struck", children: [text("jusqu’à vendredi")] },
        text(" jusqu’à dimanche."),
      ),
    ],
  },
  "long words": {
    nodes: [paragraph(text("Aansprakelijkheidsverzekeringsmaatschappijen".repeat(4)))],
  },
} satisfies NamedStates<RichTextProps>;
