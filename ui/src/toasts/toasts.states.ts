import type { NamedStates } from "../testing/named-states.ts";
import type { ToastView } from "./toast-item.tsx";
import type { ToastsProps } from "./toasts.tsx";

const info: ToastView = {
  id: "settings",
  severity: "info",
  title: "Paramètres enregistrés",
  duration: 5_000,
};
const onClose = () => undefined;

/** Every face of the stack, by name. */
export const toastsStates = {
  none: { toasts: [], onClose },
  info: { toasts: [info], onClose },
  success: { toasts: [{ ...info, severity: "success", title: "Le pari est placé" }], onClose },
  "with an amount": {
    toasts: [{ ...info, severity: "success", title: "Cash-out : 9,01\u00a0€" }],
    onClose,
  },
  warning: {
    toasts: [{ ...info, severity: "warn", title: "La session se termine bientôt" }],
    onClose,
  },
  error: {
    toasts: [
      {
        ...info,
        severity: "error",
        duration: 3_000,
        title: "Ce n’est pas possible d’ici",
        text: "La connexion et l’inscription ne sont pas permises depuis cet endroit.",
      },
    ],
    onClose,
  },
  "with an action": {
    toasts: [
      {
        ...info,
        severity: "error",
        duration: 10_000,
        title: "La conversion n’a pas eu lieu",
        action: { label: "Envoyer un document", onPress: () => undefined },
      },
    ],
    onClose,
  },
  "until it is closed": { toasts: [{ ...info, duration: Number.POSITIVE_INFINITY }], onClose },
  undo: {
    toasts: [
      {
        ...info,
        title: "Le coupon est vidé.",
        action: { label: "Annuler", onPress: () => undefined },
      },
    ],
    onClose,
  },
  several: {
    toasts: [
      info,
      { ...info, id: "placed", severity: "success", title: "Le pari est placé" },
      { ...info, id: "failed", severity: "error", title: "Une cote n’est plus disponible" },
    ],
    onClose,
  },
  "long text": {
    toasts: [
      {
        ...info,
        title: "Uw voorkeur voor gewijzigde quoteringen is opgeslagen",
        text: "Vanaf nu worden alleen hogere quoteringen automatisch aanvaard; bij lagere quoteringen vragen we het u eerst.",
        action: { label: "Naar de instellingen", href: "/nl/" },
      },
    ],
    onClose,
  },
} satisfies NamedStates<ToastsProps>;
