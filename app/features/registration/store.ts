import { checkTestMode, getNewTestAccountDetails } from "@grandstand/contract/registration";
import type { Operation } from "@grandstand/rules/operation";
import {
  emptyForm,
  goToNext,
  goToPrevious,
  goToRefused,
  openWizard,
  type RegistrationForm,
  type RegistrationPayload,
  type RuledField,
  registrationPayload,
  ruledFields,
  type ValidationContext,
} from "@grandstand/rules/registration";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { readAffiliation } from "../../core/entry/kept-affiliation.ts";
import { createOperation, type OperationSite } from "../../core/operation/index.ts";
import type { Scheduler } from "../../core/scheduler/scheduler.ts";
import { type Storage, storageKeys } from "../../core/storage/storage.ts";
import {
  lookUpRegistration,
  type OpenedAccount,
  type RegistrationRefusal,
  sendRegistration,
} from "./api.ts";
import { type Draft, dropDraft, keepDraft, noProof, readDraft } from "./draft.ts";
import { createFieldChecks } from "./field-checks.ts";
import { createIdentityApp, type IdentityAppReader, noIdentityApp } from "./identity-app.ts";
import {
  createIdentityCheck,
  type IdentityCheckControl,
  noIdentityCheck,
} from "./identity-check.ts";
import {
  changeField,
  failureOf,
  firstUnreadyStep,
  isReady,
  leaveStep,
  opensWelcomeCashier,
  type Registration,
  type RegistrationError,
  stepOf,
} from "./registration.ts";
import { isChecked } from "./server-checks.ts";
import { toTypedForm } from "./test-account.ts";
import type { VerificationService } from "./verification.ts";

export interface RegistrationDependencies extends Omit<OperationSite, "session"> {
  readonly api: CallApi;
  readonly tab: Storage;
  /** Makes the key of one registration. */
  readonly makeKey: () => string;
  readonly isNativeApp: boolean;
  readonly loadTelephone: () => Promise<Pick<ValidationContext, "toInternational">>;
  readonly verification: VerificationService;
  readonly scheduler: Pick<Scheduler, "start" | "stop">;
  /**
   * The account is open: a token logs its person in; without one they log in themselves. A document that was
   * handed in before becomes theirs, by its `vendorData`. Resolves then, with the person's cut-off date where they are
   * logged in (A4).
   */
  readonly onOpened: (token: string | null, vendorData: string | null) => Promise<string | null>;
  /** Opens the welcome cashier for the person who has just registered (A4). */
  readonly onWelcome: () => void;
}

export interface RegistrationStore extends StoreApi<Registration> {
  /** The identity app, on the way back from it. */
  readonly identityApp: IdentityAppReader;
  /** The check of an identity document, where the verification service is active. */
  readonly identityCheck: IdentityCheckControl;
  /** What the rules of the fields need at this moment. */
  context(): ValidationContext;
  change<Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]): void;
  /** The person has left a field: its failure is shown, and the server judges it (A5). */
  leave(field: RuledField): void;
  /** Continues with an e-mail address, or to the next step once the step is ready (A4). */
  next(): Promise<void>;
  /** False where there is no screen before. */
  previous(): boolean;
  /** Opens the account, once (docs/decisions/02). */
  create(): Promise<void>;
  /** Answers the offer to send a registration again that certainly did not come about (A2). */
  retry(isWanted: boolean): Promise<void>;
  /** Fills in fields that are known. */
  fill(fields: Partial<RegistrationForm>): void;
  /** Finds out whether this is one of the operator's own testers (A6); a failure means that it is not. */
  checkTestMode(): Promise<void>;
  /** Fills everything in with a person whom no one knows yet; on failure the form stays as it is. */
  autofill(isBelgian: boolean): Promise<void>;
  /** Forgets everything that was typed, after an exit that was confirmed. */
  discard(): void;
  /**
   * Brings back what was typed before a reload, and looks up a registration whose page went away before its
   * answer came; false where there is none. The server draws the page without either.
   */
  restore(): boolean;
}

/** A registration belongs to no one yet: its record is this browser's. */
const visitor = { id: "visitor" };
const asVisitor = { getState: () => ({ user: visitor }) };

type Attempt = { readonly username: string };
type RegistrationOperation = Operation<Attempt, OpenedAccount, RegistrationRefusal>;
const attemptSchema = v.object({ username: v.string() });

/** Takes a stranger from the choice of a method to an account (A2 to A5, A8). */
export function createRegistrationStore(dependencies: RegistrationDependencies): RegistrationStore {
  const { api, tab, now } = dependencies;
  const store = createStore<Registration>(() => begin(null));
  const { getState, setState } = store;
  /** What is being sent, by its key. It has a password, and is nowhere but here. */
  const bodies = new Map<string, RegistrationPayload>();
  let toInternational: ValidationContext["toInternational"] = () => null;
  const checks = createFieldChecks<Registration>(
    api,
    store,
    (known) => setState({ checks: known }),
    {
      formOf: ({ form }) => form,
      holds: (state, field) => failureOf(state, field, context()) === null,
    },
  );

  const identityCheck = createIdentityCheck(store, {
    service: dependencies.verification,
    scheduler: dependencies.scheduler,
    keep: () => keepDraft(tab, getState()),
  });

  const operation = createOperation<Attempt, OpenedAccount, RegistrationRefusal>({
    ...dependencies,
    session: asVisitor,
    submit: async ({ key }) => {
      const body = bodies.get(key);
      return body
        ? sendRegistration(api, body)
        : { kind: "not-taken-up", because: "not-sent", message: null };
    },
    lookUp: ({ key, payload }) =>
      lookUpRegistration(api, { ...payload, password: bodies.get(key)?.password ?? null }),
    record: { key: storageKeys.registration, readPayload: readAttempt, keepsReturned: false },
    onChange: ([attempt]) => {
      if (attempt?.status === "unknown") setState({ status: "unknown" });
    },
    onSettled: ([attempt]) => attempt && settle(attempt),
  });

  function settle(attempt: RegistrationOperation) {
    bodies.clear();
    if (attempt.status === "done") {
      // Nothing is typed or sent any more while its person is logged in.
      setState({ status: "submitting" });
      dropDraft(tab);
      void enter(attempt.result.token);
      return;
    }
    if (attempt.status !== "refused") return;
    const { refusal } = attempt;
    if (refusal.retry === "new-key") return refuse(refusal.reason);
    const error =
      refusal.message === null ? { reason: refusal.because } : { text: refusal.message };
    if (refusal.because === "rate-limited") reopen(error);
    // Nothing has arrived: the captcha is as good as it was.
    else setState({ status: "open", error, isRetryOffered: true });
  }

  async function enter(token: string | null) {
    const { veriffVendorData } = getState().proof;
    const cutOffDate = await dependencies.onOpened(token, veriffVendorData).catch(() => null);
    discard();
    const newcomer = { cutOffDate, now: now(), isNativeApp: dependencies.isNativeApp };
    if (opensWelcomeCashier(newcomer)) dependencies.onWelcome();
  }

  /** The captcha was good for the registration that ended. */
  function reopen(error: RegistrationError) {
    const { captcha, form } = getState();
    setState({
      status: "open",
      error,
      captcha: captcha + 1,
      form: { ...form, g_recaptcha_response: "" },
    });
  }

  function refuse({ message, fields }: RegistrationRefusal) {
    reopen(message === null ? { reason: "failed" } : { text: message });
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

  function discard() {
    dropDraft(tab);
    bodies.clear();
    identityCheck.stop();
    setState(({ isInternalTest, captcha }) => ({
      ...begin(null),
      isInternalTest,
      captcha: captcha + 1,
    }));
  }

  function fill(fields: Partial<RegistrationForm>) {
    setState(({ form }) => ({ form: { ...form, ...fields } }));
    keepDraft(tab, getState());
  }

  const context = (): ValidationContext => ({
    now: now(),
    isInternalTest: getState().isInternalTest,
    toInternational: (telephone, country) => toInternational(telephone, country),
  });

  /** Whether a step is ready, once the server has judged every field of it. */
  async function prepareStep(): Promise<boolean> {
    const step = stepOf(getState().wizard);
    if (step === null) return true;
    if (step === "address") await loadTelephone();
    setState((state) => leaveStep(state, step));
    const fields = ruledFields(step, getState().form);
    await checks.run(fields.filter(isChecked));
    return fields.every((field) => isReady(getState(), field, context()));
  }

  async function loadTelephone() {
    ({ toInternational } = await dependencies.loadTelephone());
  }

  async function create() {
    if (getState().status !== "open") return;
    const { screen } = getState().wizard;
    const isStepReady = await prepareStep();
    if (getState().wizard.screen !== screen || getState().status !== "open" || !isStepReady) return;
    await loadTelephone();
    const unready = firstUnreadyStep(getState(), context());
    if (unready !== null) {
      const wizard = { ...getState().wizard, screen: unready };
      return setState((state) => leaveStep({ ...state, wizard }, unready));
    }
    const { form, proof } = getState();
    const body = registrationPayload(form, readAffiliation(dependencies.storage), proof, context());
    if (body === null) return;
    setState({ status: "submitting", error: null, refused: {} });
    let hasBegun = false;
    await operation.press(async () => {
      hasBegun = true;
      const key = dependencies.makeKey();
      bodies.set(key, body);
      return [{ key, payload: { username: body.username } }];
    });
    // Another tab is at it: nothing has left from here.
    if (!hasBegun) setState({ status: "open" });
  }

  return {
    ...store,
    identityApp: createIdentityApp(api, store, fill),
    identityCheck,
    context,
    change(field, value) {
      setState((state) => changeField(state, field, value, now()));
      keepDraft(tab, getState());
    },
    leave(field) {
      setState(({ left }) => ({ left: left.includes(field) ? left : [...left, field] }));
      if (field === "telephone")
        void loadTelephone().then(() => setState((state) => ({ ...state })));
      if (isChecked(field)) void checks.run([field]);
    },
    async next() {
      const { screen } = getState().wizard;
      const isStepReady = screen === "identity-check" || (await prepareStep());
      // The person has gone elsewhere while the server judged.
      if (getState().wizard.screen !== screen) return;
      setState(({ wizard }) => ({ wizard: goToNext(wizard, isStepReady), error: null }));
    },
    previous() {
      const wizard = goToPrevious(getState().wizard);
      if (wizard === null || getState().status !== "open") return wizard !== null;
      setState({ wizard, error: null });
      return true;
    },
    create,
    async retry(isWanted) {
      setState({ isRetryOffered: false });
      if (isWanted) await create();
    },
    fill,
    async checkTestMode() {
      const answer = await api(checkTestMode);
      setState({ isInternalTest: answer.ok && answer.value.status });
    },
    async autofill(isBelgian) {
      const query = { is_belgium: isBelgian ? "true" : "false" } as const;
      const answer = await api(getNewTestAccountDetails, { query });
      if (answer.ok) fill(toTypedForm(answer.value));
    },
    discard,
    restore() {
      const kept = readDraft(tab);
      if (kept !== null && getState().form === emptyForm) setState(begin(kept));
      return getState().status === "open" && operation.resume(visitor.id);
    },
  };
}

/** A registration as it opens: what was typed before continues at the first step, which needs the password again. */
function begin(kept: Draft | null): Registration {
  const proof = kept?.proof ?? noProof;
  return {
    wizard: kept === null ? openWizard : { ...openWizard, screen: "account" },
    form: kept?.form ?? emptyForm,
    proof,
    identityApp: { ...noIdentityApp, status: proof.auth === null ? "none" : "confirmed" },
    identityCheck: noIdentityCheck,
    left: [],
    checks: {},
    refused: {},
    status: "open",
    error: null,
    isRetryOffered: false,
    captcha: 0,
    isInternalTest: false,
  };
}

function readAttempt(value: unknown): Attempt | null {
  const attempt = v.safeParse(attemptSchema, value);
  return attempt.success ? attempt.output : null;
}
