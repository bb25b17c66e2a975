import type { NamedStates } from "../testing/named-states.ts";
import type {
  PasswordRecoveryProps,
  RecoveryNewPassword,
  RecoveryRequest,
} from "./password-recovery-props.ts";

const request: RecoveryRequest = {
  screen: "request",
  status: "open",
  error: null,
  onSubmit: () => undefined,
};

const newPassword: RecoveryNewPassword = {
  screen: "new-password",
  status: "open",
  error: null,
  fieldErrors: {},
  onSubmit: () => undefined,
};

/** Every named state of the password recovery. */
export const passwordRecoveryStates = {
  loading: { screen: "loading", of: "request" },
  "loading a link": { screen: "loading", of: "new-password" },
  request,
  "request on its way": { ...request, status: "sending" },
  "request failed": {
    ...request,
    error: "Trop de demandes pour ce nom d’utilisateur. Réessayez dans une heure.",
  },
  sent: { screen: "sent", username: "verified_player", onAgain: () => undefined },
  "new password": newPassword,
  "new password on its way": { ...newPassword, status: "sending" },
  "new password refused": {
    ...newPassword,
    error: "Ce mot de passe ne peut pas être utilisé.",
    fieldErrors: { password: "Ce mot de passe n’est pas assez sûr." },
  },
  "link expired": {
    screen: "refused",
    reason: "Ce lien a expiré. Demandez-en un nouveau.",
  },
  "link not good": { screen: "refused", reason: null },
  done: { screen: "done", onLogin: () => undefined },
  "long text": {
    screen: "sent",
    username: "een_bijzonder_lange_gebruikersnaam_van_vijftig_tekens",
    onAgain: () => undefined,
  },
} satisfies NamedStates<PasswordRecoveryProps>;
