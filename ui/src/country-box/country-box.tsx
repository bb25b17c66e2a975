import { I18nProvider } from "react-aria/I18nProvider";
import { Field } from "../field/index.ts";
import { useFormat } from "../provider/index.ts";
import type { CountryBoxProps } from "./country-box-props.ts";
import { CountryInput } from "./country-input.tsx";

/**
 * One country of all: a combo box that is searched by name, code and dial code (A2, registration). It
 * opens by a press, by an arrow key or by typing; the arrow beside it opens it without a phone's
 * keyboard. What the list announces comes from React Aria, in the person's language.
 *
 * Data attributes: `data-open`.
 */
export function CountryBox(props: CountryBoxProps) {
  const { locale } = useFormat();
  return (
    <I18nProvider locale={locale}>
      <Field label={props.label} hint={props.hint} error={props.error ?? undefined}>
        {(attributes) => <CountryInput {...props} attributes={attributes} />}
      </Field>
    </I18nProvider>
  );
}
