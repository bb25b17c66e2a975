import type { Refusal } from "@grandstand/rules/operation";
import { goToRefused } from "@grandstand/rules/registration";
import type { StoreApi } from "zustand/vanilla";
import type { Storage } from "../../core/storage/storage.ts";
import type { RegistrationRefusal } from "./api.ts";
import { keepDraft } from "./draft.ts";
import { noIdentityApp } from "./identity-app.ts";
import type { Registration, RegistrationError } from "./registration.ts";

/**
 * Opens a registration again of which no account came about, and shows why. Fields that the server refused lead to the
 * first of their steps; what was certainly not taken up is offered to be sent again, unless it came too often (A2, A8).
 * `tab` keeps what remains of the draft.
 */
export function reopenRefused(
  store: StoreApi<Registration>,
  tab: Storage,
  refusal: Refusal<RegistrationRefusal>,
): void {
  if (refusal.retry === "new-key") return showRefusedFields(store, tab, refusal.reason);
  const error = refusal.message === null ? { reason: refusal.because } : { text: refusal.message };
  if (refusal.because === "rate-limited") reopen(store, error);
  // Nothing has arrived: the captcha is as good as it was.
  else store.setState({ status: "open", error, isRetryOffered: true });
}

/** The captcha was good for the registration that ended. */
function reopen({ getState, setState }: StoreApi<Registration>, error: RegistrationError) {
  const { captcha, form } = getState();
  setState({
    status: "open",
    error,
    captcha: captcha + 1,
    form: { ...form, g_recaptcha_response: "" },
  });
}

function showRefusedFields(
  store: StoreApi<Registration>,
  tab: Storage,
  { message, fields }: RegistrationRefusal,
) {
  const { getState, setState } = store;
  reopen(store, message === null ? { reason: "failed" } : { text: message });
  const wizard = goToRefused(getState().wizard, Object.keys(fields));
  setState({ refused: fields, wizard });
  // An identification that is no longer good would refuse the next registration too.
  if (fields.auth !== undefined) {
    setState(({ proof }) => ({
      proof: { ...proof, auth: null, identifier: null },
      identityApp: noIdentityApp,
    }));
    keepDraft(tab, getState());
  }
}
