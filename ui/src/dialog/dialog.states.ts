import { createElement } from "react";
import { Button } from "../button/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { DialogProps } from "./dialog.tsx";

const paragraphs = Array.from({ length: 24 }, (_, index) =>
  createElement("p", { key: index, className: "mb-3" }, `Article ${index + 1}`),
);

const props: DialogProps = {
  title: "Paramètres du coupon",
  description: "Ces choix valent pour les paris suivants.",
  onClose: () => undefined,
};

/** Every face of the frame, by name. */
export const dialogStates = {
  box: props,
  wide: { ...props, layout: "wide" },
  "full screen": { ...props, layout: "full-screen", title: "Connexion" },
  "with buttons": {
    ...props,
    footer: createElement(Button, { look: "act" }, "Enregistrer"),
  },
  "can't be closed": {
    ...props,
    onClose: undefined,
    footer: createElement(Button, { look: "act" }, "J’en prends note"),
  },
  "long text": {
    ...props,
    title: "Algemene voorwaarden en bepalingen voor het plaatsen van weddenschappen",
    description: paragraphs,
    footer: createElement(Button, { look: "act" }, "Aanvaarden en verdergaan"),
  },
} satisfies NamedStates<DialogProps>;
