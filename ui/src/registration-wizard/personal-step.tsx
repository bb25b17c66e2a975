import { CountryBox } from "../country-box/index.ts";
import { CheckBox } from "../field/check-box.tsx";
import { useFieldError } from "../field/use-field-error.ts";
import { useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { CountriesNotice } from "./countries-notice.tsx";
import { isForeign } from "./field-words.ts";
import { useCountryList } from "./use-country-list.ts";
import { NationalNumberField, type StepProps, WizardTextField } from "./wizard-text-field.tsx";

/** Step 2: who one is (A2). */
export function PersonalStep({ wizard }: StepProps) {
  const t = useWording();
  const { form, onChange } = wizard;
  const hint = t("registration.hint.firstname");
  return (
    <>
      <SegmentedControl<"0" | "1">
        label={t("registration.label.gender")}
        legend="label"
        value={form.gender === 0 ? "0" : "1"}
        options={[
          { value: "0", label: t("registration.gender.0") },
          { value: "1", label: t("registration.gender.1") },
        ]}
        onChange={(value) => onChange("gender", value === "0" ? 0 : 1)}
      />
      <WizardTextField wizard={wizard} field="firstname" autoComplete="given-name" hint={hint} />
      <WizardTextField wizard={wizard} field="lastname" autoComplete="family-name" />
      <WizardTextField
        wizard={wizard}
        field="dob"
        autoComplete="bday"
        inputMode="numeric"
        placeholder={t("registration.dob.placeholder")}
      />
      <WizardTextField wizard={wizard} field="birthPlace" />
      <CountriesNotice wizard={wizard} />
      <Nationality wizard={wizard} />
      <IdentityNumber wizard={wizard} />
    </>
  );
}

function Nationality({ wizard }: StepProps) {
  const t = useWording();
  const errorOf = useFieldError();
  const { form, nationalities, hasCountriesFailed, fieldStates, onChange, onLeave } = wizard;
  const list = useCountryList(nationalities, hasCountriesFailed, form.nationality);
  return (
    <div className="gs:grid gs:gap-1">
      <CountryBox
        name="nationality"
        label={t("registration.label.nationality")}
        {...list}
        value={form.nationality}
        isRequired
        error={errorOf(fieldStates.nationality) ?? null}
        onChange={(code) => onChange("nationality", code)}
        onLeave={() => onLeave("nationality")}
      />
      {isForeign(wizard) && (
        <CheckBox
          name="hasNationalNumber"
          label={t("registration.label.has-national-number")}
          isChecked={form.hasNationalNumber}
          onChange={(isChecked) => onChange("hasNationalNumber", isChecked)}
        />
      )}
    </div>
  );
}

/** One of the two numbers, as nationality and check box have it (A4). */
function IdentityNumber({ wizard }: StepProps) {
  return wizard.identityField === "natRegNumber" ? (
    <NationalNumberField key="natRegNumber" wizard={wizard} />
  ) : (
    <WizardTextField
      key="passportId"
      wizard={wizard}
      field="passportId"
      autoComplete="off"
      isVerbatim
    />
  );
}
