import { createElement } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { DialogProps } from "./dialog.tsx";

const paragraphs = Array.from({ length: 24 }, (_, index) =>
  createElement("p", { key: index, className: "gs:mb-3" }, `Article ${index + 1}`),
);

const save: ButtonProps = { variant: "act", children: "Enregistrer" };
const note: ButtonProps = { variant: "act", children: "J’en prends note" };
const accept: ButtonProps = { variant: "act", children: "Aanvaarden en verdergaan" };
const props: DialogProps = {
  title: "Paramètres du coupon",
  description: "Ces choix valent pour les paris suivants.",
  onClose: () => undefined,
};

/** Every face of the frame, by name. */
export const dialogStates = {
  box: props,
  wide: { ...props, layout: "wide" },
  side: { ...props, layout: "side", title: "Bonjour Camille" },
  board: { ...props, layout: "board", title: "Bonjour Camille" },
  card: { ...props, layout: "card", title: "Connexion" },
  "card with an aside": {
    ...props,
    layout: "card",
    title: "S’inscrire",
    aside: createElement("p", {}, "Ce que nous demandons, et pourquoi"),
  },
  sheet: { ...props, layout: "sheet", title: "Messages" },
  "with buttons": {
    ...props,
    footer: createElement(Button, save),
  },
  "can't be closed": {
    ...props,
    onClose: undefined,
    footer: createElement(Button, note),
  },
  "long text": {
    ...props,
    title: "Algemene voorwaarden en bepalingen voor het plaatsen van weddenschappen",
    description: paragraphs,
    footer: createElement(Button, accept),
  },
} satisfies NamedStates<DialogProps>;
