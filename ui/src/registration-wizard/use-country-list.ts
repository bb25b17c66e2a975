import { useMemo } from "react";
import type { CountryBoxProps, CountryOption } from "../country-box/index.ts";
import { useFormat } from "../provider/index.ts";

type CountryList = Pick<CountryBoxProps, "options" | "isDisabled">;

/**
 * What a box chooses from. Where the list could not be fetched it shows the chosen country alone, by the
 * browser's name for it, so that one can continue with that.
 */
export function useCountryList(
  options: readonly CountryOption[] | null,
  hasFailed: boolean,
  code: string,
): CountryList {
  const { locale } = useFormat();
  return useMemo(() => {
    if (options !== null || !hasFailed) return { options };
    const names = new Intl.DisplayNames(locale, { type: "region" });
    const chosen = code === "" ? [] : [{ code, name: names.of(code) ?? code, dialCode: "" }];
    return { options: chosen, isDisabled: true };
  }, [options, hasFailed, code, locale]);
}
