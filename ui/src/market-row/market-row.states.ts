import { createElement } from "react";
import type { MarketColumnView } from "../event-view/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { MarketRowProps } from "./market-row.tsx";

const columns: MarketColumnView[] = [
  { type: "match_result", name: "Résultat du match", headings: ["1", "X", "2"] },
  { type: "total_goals", name: "Total de buts 2,5", headings: ["+2,5", "−2,5"] },
  { type: "both_score", name: "Les deux équipes marquent", headings: ["Oui", "Non"] },
];
const heading = createElement("h2", { className: "gs:type-heading" }, "Pro League");

/** Every face of a coupon's head, by name. */
export const marketRowStates = {
  "three markets": { columns, children: heading },
  "names of ours": {
    columns: [
      { type: "1x2", name: "Résultat du match", headings: ["1", "X", "2"] },
      { type: "total_goals", name: "Total de buts : 2,5", headings: ["+", "−"] },
      { type: "both_teams_to_score", name: "Les deux équipes marquent", headings: ["Oui", "Non"] },
    ],
    children: heading,
  },
  "one market": { columns: columns.slice(1, 2), children: heading },
  "no market": { columns: [], children: heading },
  "long text": {
    columns: [
      {
        type: "long",
        name: "Nombre total de buts",
        headings: ["Plus de 2,5 buts", "Moins de 2,5"],
      },
    ],
    children: createElement(
      "h2",
      { className: "gs:type-heading gs:wrap-break-word gs:hyphens-auto" },
      "Kampioenschap van België, eerste klasse",
    ),
  },
} satisfies NamedStates<MarketRowProps>;
