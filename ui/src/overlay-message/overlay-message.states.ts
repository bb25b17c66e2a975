import type { NamedStates } from "../testing/named-states.ts";
import type { OverlayMessageProps } from "./overlay-message.tsx";

const props: OverlayMessageProps = {
  title: "Le service est interrompu cette nuit",
  text: "Entre 3 h et 4 h, heure de Bruxelles, aucun pari ne peut être placé.",
  onClose: () => undefined,
};

/** Every face of an overlay message, by name. */
export const overlayMessageStates = {
  "without a button": props,
  "link to a page": {
    ...props,
    button: {
      linkType: "page",
      label: "Lire la suite",
      href: "/support/faq/",
      opensNewTab: false,
    },
  },
  "link to a new tab": {
    ...props,
    button: {
      linkType: "page",
      label: "Nous contacter",
      href: "/support/contact-us/",
      opensNewTab: true,
    },
  },
  cashier: {
    ...props,
    button: { linkType: "cashier", label: "Déposer", onPress: () => undefined },
  },
  "call running": {
    ...props,
    button: { linkType: "call", label: "Confirmer", isBusy: true, onPress: () => undefined },
  },
  "long text": {
    ...props,
    title: "Vandaag kunnen er tijdelijk geen weddenschappen worden geplaatst op paardenrennen",
    text: "Door onderhoud bij de leverancier van de quoteringen zijn er vandaag geen weddenschappen mogelijk op paardenrennen. Open weddenschappen blijven geldig en worden afgerekend zodra de uitslagen binnen zijn.\nBedankt voor uw begrip.",
    button: {
      linkType: "url",
      label: "Meer informatie",
      href: "https://example.org/",
      opensNewTab: true,
    },
  },
} satisfies NamedStates<OverlayMessageProps>;
