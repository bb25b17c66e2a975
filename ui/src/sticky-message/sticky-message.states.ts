import type { NamedStates } from "../testing/named-states.ts";
import type { StickyMessageProps } from "./sticky-message.tsx";

const nothing = () => undefined;
const props = { onAction: nothing, onClose: nothing };

/** Every face of the message across the page, by name. */
export const stickyMessageStates = {
  success: {
    ...props,
    message: {
      severity: "success",
      text: "Votre document d’identité est validé. Vous pouvez parier.",
      action: null,
    },
  },
  information: {
    ...props,
    message: {
      severity: "info",
      text: "Votre document d’identité est en cours d’examen. Vous n’avez rien à faire.",
      action: null,
    },
  },
  warning: {
    ...props,
    message: {
      severity: "warn",
      text: "Il nous manque un document d’identité valable de votre part.",
      action: "Que faire\u00a0?",
    },
  },
  error: {
    ...props,
    message: {
      severity: "error",
      text: "Votre compte est bloqué\u00a0: votre identité n’a pas pu être confirmée. Contactez notre service clientèle.",
      action: null,
    },
  },
  "long text": {
    ...props,
    message: {
      severity: "warn",
      text: "Il nous manque un document d’identité valable de votre part, parce que celui que vous nous avez envoyé est arrivé à expiration, et que la loi nous demande de vérifier qui joue.",
      action: "Voir ce qu’il faut envoyer",
    },
  },
} satisfies NamedStates<StickyMessageProps>;
