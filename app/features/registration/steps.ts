import {
  goToNext,
  goToPrevious,
  type RuledField,
  ruledFields,
  type ValidationContext,
} from "@grandstand/rules/registration";
import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { createFieldChecks } from "./field-checks.ts";
import { failureOf, isReady, leaveStep, type Registration, stepOf } from "./registration.ts";
import { isChecked } from "./server-checks.ts";

export interface RegistrationSteps {
  /** What the rules of the fields need at this moment. */
  context(): ValidationContext;
  /** The person has left a field: its failure is shown, and the server judges it (A5). */
  leave(field: RuledField): void;
  /** Whether the step on the screen is ready, once the server has judged every field of it. */
  prepare(): Promise<boolean>;
  /** Loads the rules of telephone numbers, which `context` has from then on; rejects where their code does not come. */
  loadTelephone(): Promise<void>;
  /** Continues with an e-mail address, or to the next step once the step is ready (A4). */
  next(): Promise<void>;
  /** False where there is no screen before. */
  previous(): boolean;
}

interface StepsDependencies {
  readonly api: CallApi;
  readonly now: () => number;
  readonly loadTelephone: () => Promise<Pick<ValidationContext, "toInternational">>;
}

/** The steps of a registration: what is judged of each, and how a person goes from one to another (A4, A5). */
export function createSteps(
  store: StoreApi<Registration>,
  dependencies: StepsDependencies,
): RegistrationSteps {
  const { getState, setState } = store;
  let toInternational: ValidationContext["toInternational"] = () => null;
  const checks = createFieldChecks<Registration>(
    dependencies.api,
    store,
    (known) => setState({ checks: known }),
    {
      formOf: ({ form }) => form,
      holds: (state, field) => failureOf(state, field, context()) === null,
    },
  );

  const context = (): ValidationContext => ({
    now: dependencies.now(),
    isInternalTest: getState().isInternalTest,
    toInternational: (telephone, country) => toInternational(telephone, country),
  });

  async function loadTelephone() {
    ({ toInternational } = await dependencies.loadTelephone());
  }

  async function prepare(): Promise<boolean> {
    const step = stepOf(getState().wizard);
    if (step === null) return true;
    if (step === "address") await loadTelephone();
    setState((state) => leaveStep(state, step));
    const fields = ruledFields(step, getState().form);
    await checks.run(fields.filter(isChecked));
    return fields.every((field) => isReady(getState(), field, context()));
  }

  return {
    context,
    leave(field) {
      setState(({ left }) => ({ left: left.includes(field) ? left : [...left, field] }));
      if (field === "telephone")
        void loadTelephone().then(() => setState((state) => ({ ...state })));
      if (isChecked(field)) void checks.run([field]);
    },
    prepare,
    loadTelephone,
    async next() {
      const { screen } = getState().wizard;
      const isStepReady = screen === "identity-check" || (await prepare());
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
  };
}
