import type { NamedStates } from "../testing/named-states.ts";
import type { OddsButtonProps, OutcomeView } from "./odds-button.tsx";

const draw: OutcomeView = {
  id: "outcome-draw",
  name: "Match nul",
  shortName: "X",
  odds: 3.6,
  isSuspended: false,
  isVisible: true,
};
const context = { eventName: "Club Brugge – Anderlecht", marketName: "Résultat du match" };
const props: OddsButtonProps = { outcome: draw, context, onToggle: () => undefined };

/** Every face of an odds button, by name. */
export const oddsButtonStates = {
  open: props,
  "whole name": { ...props, layout: "named", outcome: { ...draw, shortName: "Match nul" } },
  selected: { ...props, isSelected: true },
  "moved up": { ...props, movement: "up" },
  "moved down": { ...props, movement: "down" },
  "selected and moved": { ...props, isSelected: true, movement: "down" },
  "price only": { ...props, layout: "price" },
  "highest price in a tile": { ...props, outcome: { ...draw, odds: 100 } },
  stacked: { ...props, layout: "stacked", outcome: { ...draw, shortName: "Vent de Mer" } },
  named: {
    ...props,
    layout: "named",
    outcome: { ...draw, shortName: "Royale Union Saint-Gilloise ou match nul" },
  },
  "whole name in a list": {
    ...props,
    layout: "named",
    outcome: { ...draw, shortName: "Match nul" },
    context: { ...context, listName: "Populaires" },
  },
  "starting price": { ...props, outcome: { ...draw, odds: "SP" } },
  suspended: { ...props, outcome: { ...draw, isSuspended: true } },
  blocked: { ...props, blockedBecause: "Incompatible avec « Plus de 3,5 »." },
  "locked at odds 1": { ...props, outcome: { ...draw, odds: 1 } },
  "no price": { ...props, outcome: { ...draw, odds: null } },
  "long text": {
    ...props,
    outcome: {
      ...draw,
      name: "Royale Union Saint-Gilloise ou match nul",
      shortName: "Royale Union Saint-Gilloise ou match nul",
      odds: 101.5,
    },
  },
} satisfies NamedStates<OddsButtonProps>;
