import { createElement } from "react";
import type { NamedStates } from "../testing/named-states.ts";
import type { LoginOverlayProps } from "./login-overlay-props.ts";

const props: LoginOverlayProps = {
  error: null,
  isSubmitting: false,
  showsIdentityApp: true,
  isCaptchaRequired: false,
  isCaptchaSolved: false,
  onSubmit: () => undefined,
  onIdentityApp: () => undefined,
  onRegister: () => undefined,
  onClose: () => undefined,
};

const waiting: LoginOverlayProps["waiting"] = [
  { id: "brugge", outcome: "Club Brugge", event: "Club Brugge – RSC Anderlecht" },
  { id: "over", outcome: "Plus de 2,5", event: "Arsenal – Bayern München" },
];

/** Every face of the login overlay, by name. */
export const loginOverlayStates = {
  open: props,
  "at its own address": { ...props, layout: "page" },
  "with a slip that waits": { ...props, waiting },
  "without the identity app": { ...props, showsIdentityApp: false },
  "session ended": { ...props, ended: "session-ended" },
  "session timed out": { ...props, ended: "timed-out" },
  "error of the server": {
    ...props,
    error: "Le nom d’utilisateur ou le mot de passe est incorrect.",
  },
  submitting: { ...props, isSubmitting: true },
  "captcha required": { ...props, isCaptchaRequired: true, captcha: createElement("p", {}, "…") },
  "captcha solved": {
    ...props,
    isCaptchaRequired: true,
    isCaptchaSolved: true,
    captcha: createElement("p", {}, "…"),
  },
  "long text": {
    ...props,
    waiting: [
      {
        id: "gladbach",
        outcome: "Borussia Mönchengladbach",
        event: "Borussia Mönchengladbach – Eintracht Frankfurt",
      },
      ...waiting,
      {
        id: "vallee-rose",
        outcome: "Ambassadeur de la Vallée-Rose",
        event: "Grand Prix de la Vallée-Rose",
      },
    ],
    error:
      "Votre compte a été suspendu par mesure de sécurité après plusieurs tentatives de connexion. Contactez notre service clientèle afin de le débloquer.",
  },
} satisfies NamedStates<LoginOverlayProps>;
