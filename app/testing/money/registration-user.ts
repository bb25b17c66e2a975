import { login } from "@grandstand/contract/account";
import {
  register,
  validateEmail,
  validateNrn,
  validateUsername,
} from "@grandstand/contract/registration";
import type { ExitPromptProps, RegistrationWizardProps } from "@grandstand/ui/registration-wizard";
import {
  exitPromptStates,
  registrationWizardStates,
} from "@grandstand/ui/registration-wizard/states";
import { storageKeys } from "../../core/storage/storage.ts";
import { errorKey } from "../../features/registration/error-key.ts";
import { refused } from "../fake-api.ts";
import { openBrowser, openPage, valid, walkToTheEnd } from "../registration.ts";
import type { MoneyTab, MoneyUser, Shown } from "./money-user.ts";
import { textsLike, textsOf } from "./shown-texts.ts";

const accepted = () => ({ status: true });
const fieldRefused = (username: string) =>
  refused(422, {
    message: "Déjà pris.",
    code: "INVALID_FIELDS",
    errors: { username: [username] },
  } as never);

/** While a form is filled in, the checks of its fields are not the look-up, though they are the same call. */
let isFilling = false;

/**
 * An account that is opened. Its username is the key: the operator opens one account of a name, and answers its
 * repetition as before.
 */
export const registrationUser: MoneyUser<MoneyTab> = {
  name: "the registration",
  recordKey: storageKeys.registration,
  conflictCode: null,
  keepsKey: true,
  wire(server, decisions) {
    server.on(validateEmail, accepted);
    server.on(validateNrn, accepted);
    server.on(validateUsername, ({ body }) => {
      if (isFilling) return { status: true };
      const known = decisions.lookUp(body?.username ?? "");
      if (known === "running") return refused(503);
      return known === "done" ? fieldRefused(body?.username ?? "") : { status: true };
    });
    server.on(login, () => ({ token: "again" }));
    server.on(register, async ({ body }) => {
      const username = body?.username ?? "";
      const reply = await decisions.submit(username);
      if (reply === "done") return { token: "first" };
      return reply === "refused" ? fieldRefused(username) : reply;
    });
  },
  async open(browser) {
    let isElsewhere = false;
    let isOnline = true;
    const { server, storage, time, locks } = browser;
    const { store, opened } = openPage(
      { ...openBrowser(), server, storage, time },
      {
        alone: locks.alone,
        connection: { getState: () => ({ isOnline }) },
        onElsewhere: () => {
          isElsewhere = true;
        },
      },
    );
    isFilling = true;
    await walkToTheEnd(store);
    isFilling = false;
    return {
      async press() {
        const { refused: fields, form, isRetryOffered } = store.getState();
        if (fields.username !== undefined) store.change("username", `${form.username}_2`);
        if (isRetryOffered) return store.retry(true);
        store.change("g_recaptcha_response", valid.g_recaptcha_response);
        await store.create();
      },
      resume: () => void store.restore(),
      shows(): Shown {
        if (opened.length > 0) return "done";
        const { status, error } = store.getState();
        if (status === "submitting") return "under-way";
        if (status === "unknown") return "checking";
        return error === null ? "nothing" : "not-done";
      },
      says() {
        const { status, error, isRetryOffered } = store.getState();
        const isSent = status !== "open";
        return [
          ...textsLike<RegistrationWizardProps>(
            "RegistrationWizard",
            registrationWizardStates,
            (props) => props.screen === "confirmation" && props.status === status,
          ),
          ...(error !== null && "reason" in error ? [errorKey(error.reason)] : []),
          ...(isRetryOffered ? textsOf("RetryPrompt: asked") : []),
          // A person who leaves now is prompted with this.
          ...textsLike<ExitPromptProps>(
            "ExitPrompt",
            exitPromptStates,
            (props) => (props.isSent ?? false) === isSent,
          ),
        ];
      },
      goOffline() {
        isOnline = false;
      },
      saysElsewhere: () => isElsewhere,
    };
  },
};
