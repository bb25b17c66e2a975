import { checkTestMode, getNewTestAccountDetails } from "@grandstand/contract/registration";
import {
  emptyForm,
  openWizard,
  type RegistrationForm,
  type ValidationContext,
} from "@grandstand/rules/registration";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import type { Scheduler } from "../../core/scheduler/scheduler.ts";
import type { Storage } from "../../core/storage/storage.ts";
import { type Draft, dropDraft, keepDraft, noProof, readDraft } from "./draft.ts";
import { createIdentityApp, type IdentityAppReader, noIdentityApp } from "./identity-app.ts";
import {
  createIdentityCheck,
  type IdentityCheckControl,
  noIdentityCheck,
} from "./identity-check.ts";
import {
  type AccountOpening,
  createOpening,
  type OpeningAttempt,
  type OpeningSite,
} from "./opening.ts";
import { reopenRefused } from "./refused-registration.ts";
import { changeField, opensWelcomeCashier, type Registration } from "./registration.ts";
import { createSteps, type RegistrationSteps } from "./steps.ts";
import { toTypedForm } from "./test-account.ts";
import type { VerificationService } from "./verification.ts";

export interface RegistrationDependencies extends OpeningSite {
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

export interface RegistrationStore
  extends StoreApi<Registration>,
    Pick<RegistrationSteps, "context" | "leave" | "next" | "previous">,
    Pick<AccountOpening, "create"> {
  /** The identity app, on the way back from it. */
  readonly identityApp: IdentityAppReader;
  /** The check of an identity document, where the verification service is active. */
  readonly identityCheck: IdentityCheckControl;
  change<Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]): void;
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

/** Takes a stranger from the choice of a method to an account (A2 to A5, A8). */
export function createRegistrationStore(dependencies: RegistrationDependencies): RegistrationStore {
  const { api, tab, now } = dependencies;
  const store = createStore<Registration>(() => begin(null));
  const { getState, setState } = store;
  const keep = () => keepDraft(tab, getState());
  const steps = createSteps(store, dependencies);
  const identityCheck = createIdentityCheck(store, {
    service: dependencies.verification,
    scheduler: dependencies.scheduler,
    keep,
  });
  const opening = createOpening(store, dependencies, {
    api,
    makeKey: dependencies.makeKey,
    steps,
    onSettled: settle,
  });

  function settle(attempt: OpeningAttempt) {
    if (attempt.status === "done") {
      // Nothing is typed or sent any more while its person is logged in.
      setState({ status: "submitting" });
      dropDraft(tab);
      void enter(attempt.result.token);
      return;
    }
    if (attempt.status === "refused") reopenRefused(store, tab, attempt.refusal);
  }

  async function enter(token: string | null) {
    const { veriffVendorData } = getState().proof;
    const cutOffDate = await dependencies.onOpened(token, veriffVendorData).catch(() => null);
    discard();
    const newcomer = { cutOffDate, now: now(), isNativeApp: dependencies.isNativeApp };
    if (opensWelcomeCashier(newcomer)) dependencies.onWelcome();
  }

  function discard() {
    dropDraft(tab);
    opening.forget();
    identityCheck.stop();
    setState(({ isInternalTest, captcha }) => ({
      ...begin(null),
      isInternalTest,
      captcha: captcha + 1,
    }));
  }

  function fill(fields: Partial<RegistrationForm>) {
    setState(({ form }) => ({ form: { ...form, ...fields } }));
    keep();
  }

  return {
    ...store,
    identityApp: createIdentityApp(api, store, fill),
    identityCheck,
    context: steps.context,
    change(field, value) {
      setState((state) => changeField(state, field, value, now()));
      keep();
    },
    leave: steps.leave,
    next: steps.next,
    previous: steps.previous,
    create: opening.create,
    async retry(isWanted) {
      setState({ isRetryOffered: false });
      if (isWanted) await opening.create();
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
      return getState().status === "open" && opening.resume();
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
