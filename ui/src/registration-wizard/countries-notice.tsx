import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import type { StepProps } from "./wizard-text-field.tsx";

/** Where the lists of countries could not be fetched: in words, with the way to try again. */
export function CountriesNotice({ wizard }: StepProps) {
  const t = useWording();
  if (!wizard.hasCountriesFailed) return null;
  return (
    <Notice
      kind="warning"
      announced={t("registration.countries.failed")}
      action={
        <Button onPress={wizard.onRetryCountries}>
          {t("registration.countries.retry.button")}
        </Button>
      }
    >
      {t("registration.countries.failed")}
    </Notice>
  );
}
