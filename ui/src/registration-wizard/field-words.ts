import {
  identityField,
  type RegistrationStep,
  type RuledField,
  ruledFields,
} from "@grandstand/rules/registration";
import type { FieldState } from "../field/field-state.ts";
import { useWording } from "../provider/index.ts";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";

/** The names of a step's fields, as they are labelled, that are wrong and that the server is checking. */
export function useFieldNames(
  { form, fieldStates }: Pick<RegistrationWizardProps, "form" | "fieldStates">,
  step: RegistrationStep,
): { readonly wrong: readonly string[]; readonly pending: readonly string[] } {
  const t = useWording();
  const fields = ruledFields(step, form);
  const names = (isNamed: (state: FieldState) => boolean) =>
    fields
      .filter((field: RuledField) => {
        const state = fieldStates[field];
        return state !== undefined && isNamed(state);
      })
      .map((field) => t(`registration.label.${field}`));
  return {
    wrong: names(({ failure, serverMessage }) => failure !== null || serverMessage !== null),
    pending: names(({ isPending }) => isPending),
  };
}

/** Whether the nationality is one that may come without a national number (A4). */
export function isForeign({ form }: Pick<RegistrationWizardProps, "form">): boolean {
  const { nationality } = form;
  return identityField({ nationality, hasNationalNumber: false }) === "passportId";
}
