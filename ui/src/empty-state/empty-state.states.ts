import type { NamedStates } from "../testing/named-states.ts";
import {
  calendarDrawing,
  coinsDrawing,
  envelopeDrawing,
  magnifierDrawing,
  receiptDrawing,
  scoreboardDrawing,
  ticketDrawing,
  tribuneDrawing,
} from "./drawings.ts";
import type { EmptyAction } from "./empty-actions.tsx";
import type { EmptyStateProps } from "./empty-state.tsx";

const live: EmptyAction = { label: "Voir les matchs en direct", href: "/live/" };
const settled: EmptyAction = { label: "Voir vos paris réglés", onPressEvent: () => undefined };
const props: EmptyStateProps = {
  drawing: receiptDrawing,
  title: "Aucun pari réglé",
  text: "Ils apparaissent ici dès que leur résultat est connu.",
};

/** Every face of an empty state, by name. */
export const emptyStateStates = {
  receipt: props,
  "with an action": { ...props, actions: [live] },
  "with a button": { ...props, actions: [settled] },
  "title alone": { drawing: scoreboardDrawing, title: "Aucun match en cours" },
  envelope: { ...props, drawing: envelopeDrawing, title: "Aucun message" },
  magnifier: { ...props, drawing: magnifierDrawing, title: "Aucun résultat" },
  scoreboard: { ...props, drawing: scoreboardDrawing, title: "Aucun match" },
  ticket: { ...props, drawing: ticketDrawing, title: "Aucune offre" },
  calendar: { ...props, drawing: calendarDrawing, title: "Aucun événement" },
  coins: { ...props, drawing: coinsDrawing, title: "Rien à encaisser" },
  plain: { ...props, layout: "plain" },
  page: {
    ...props,
    drawing: tribuneDrawing,
    layout: "page",
    actions: [live, settled],
  },
  "long text": {
    ...props,
    title: "Nog geen enkele weddenschap van de voorbije dertig dagen is afgehandeld",
    text: "Uw weddenschappen op de wedstrijden van Royale Union Saint-Gilloise komen hier te staan zodra hun uitslag bekend is, gewonnen of verloren.",
    actions: [{ label: "Uw lopende weddenschappen bekijken", href: "/nl/history/" }],
  },
} satisfies NamedStates<EmptyStateProps>;
