import { intlLocale } from "@grandstand/rules/locale";
import { useMemo } from "react";
import { useFormat } from "../provider/index.ts";

/** The day of an instant (epoch milliseconds) in full: `samedi 28 novembre`. The first page writes none. */
export function useRaceDay(at: number): string {
  const { locale, timeZone } = useFormat();
  const format = useMemo(() => {
    const day = { weekday: "long", day: "numeric", month: "long" } as const;
    return new Intl.DateTimeFormat(intlLocale(locale), { timeZone, ...day });
  }, [locale, timeZone]);
  return format.format(at);
}
