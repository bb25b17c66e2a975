import { intlLocale, withMinus } from "@grandstand/rules/locale";
import { useMemo } from "react";
import { useFormat } from "../provider/index.ts";

/** What the centre alone writes: the formats of the first page are part of its scripts. */
export function useCentreFormat() {
  const { locale, timeZone } = useFormat();
  return useMemo(() => {
    const language = intlLocale(locale);
    const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
    const day = { day: "numeric", month: "short", year: "numeric" } as const;
    const pastDay = new Intl.DateTimeFormat(language, { timeZone, ...day });
    return {
      /** With its sign: +6, −6. */
      signed: (value: number) => withMinus(signed.format(value)),
      /** Epoch milliseconds, of any year. */
      pastDay: (at: number) => pastDay.format(at),
    };
  }, [locale, timeZone]);
}
