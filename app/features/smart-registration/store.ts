import type { LoginData } from "@grandstand/contract/account";
import {
  changeSmartField,
  emptySmartForm,
  type SmartField,
  type SmartForm,
  type SmartLogin,
  type SmartPayload,
  smartFailure,
  smartFields,
  smartPayload,
} from "@grandstand/rules/smart-form";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { Site } from "../../core/site/site.ts";
import { createFieldChecks } from "../registration/index.lazy.ts";
import { sendSmartRegistration } from "./api.ts";
import {
  checkedName,
  fieldOfCheck,
  holdOf,
  type SmartRegistration,
  toCheckedForm,
} from "./smart-registration.ts";

interface SmartRegistrationDependencies {
  readonly api: CallApi;
  readonly connection: Pick<Site["connection"], "getState">;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What the server knows of the account. */
  readonly account: LoginData;
  /** The login that led here: it proves whose account it is, and is kept nowhere but here. */
  readonly login: Omit<SmartLogin, "email">;
  /** The account is complete: the token logs its person in. */
  readonly onDone: (token: string) => void;
}

export interface SmartRegistrationStore extends StoreApi<SmartRegistration> {
  change<Field extends SmartField>(field: Field, value: SmartForm[Field]): void;
  /** The person has left a field: unless it is empty its failure is shown, and the server judges it (A5). */
  leave(field: SmartField): void;
  /** Completes the account where nothing holds it; after a lost answer it sends the same once more. */
  create(): Promise<void>;
}

const opened: SmartRegistration = {
  form: emptySmartForm,
  left: [],
  checks: {},
  refused: {},
  status: "open",
  error: null,
};

/** Completes an account that the operator knows already (A3 to A5, A8). */
export function createSmartRegistrationStore({
  api,
  connection,
  now,
  account,
  login,
  onDone,
}: SmartRegistrationDependencies): SmartRegistrationStore {
  const store = createStore<SmartRegistration>(() => opened);
  const { getState, setState } = store;
  const { document_type: documentType, email } = account;
  /** What was sent last: after a lost answer the same goes again. */
  let sent: SmartPayload | null = null;

  const checks = createFieldChecks<SmartRegistration>(
    api,
    store,
    (known) => setState({ checks: known }),
    {
      formOf: ({ form }) => toCheckedForm(form, account),
      holds: ({ form }, name) => {
        const field = fieldOfCheck(name);
        return field !== null && smartFailure(field, form) === null;
      },
    },
  );

  function check(fields: readonly SmartField[]): Promise<void> {
    return checks.run(fields.map(checkedName).filter((name) => name !== null));
  }

  async function send(body: SmartPayload) {
    if (!connection.getState().isOnline) return setState({ error: { reason: "not-sent" } });
    sent = body;
    setState({ status: "submitting", error: null, refused: {} });
    const outcome = await sendSmartRegistration(api, body);
    if (outcome.kind === "unknown") return setState({ status: "unknown" });
    // Nothing is typed or sent any more while its person is logged in.
    if (outcome.kind === "done") return onDone(outcome.token);
    setState({ status: "open", error: outcome.error, refused: outcome.fields });
  }

  return {
    ...store,
    change(field, value) {
      setState(({ form, refused: { [field]: _, ...refused } }) => ({
        form: changeSmartField(form, field, value, now()),
        refused,
      }));
    },
    leave(field) {
      const { form, left } = getState();
      // A field that was only passed through is not blamed: the message would push the rest away.
      if (form[field] === emptySmartForm[field]) return;
      if (!left.includes(field)) setState({ left: [...left, field] });
      void check([field]);
    },
    async create() {
      const { status, form } = getState();
      if (status === "submitting") return;
      if (status === "unknown" && sent !== null) return send(sent);
      const fields = smartFields(documentType);
      setState({ left: fields });
      if (holdOf(getState(), account) !== null) return;
      await check(fields);
      // What was changed meanwhile waits for another press.
      const isSame = getState().form === form && getState().status === "open";
      if (!isSame || holdOf(getState(), account) !== null) return;
      await send(smartPayload(form, documentType, { ...login, email }));
    },
  };
}
