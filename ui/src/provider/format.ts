import { eventTimeReader, usualZoneName } from "@grandstand/rules/event-time";
import { intlLocale, type Language, lazyFormat } from "@grandstand/rules/locale";
import { currencySign, formatLimit, formatMoney } from "@grandstand/rules/money";
import {
  type ExactOdds,
  formatOdds,
  formatTotalOdds,
  noOdds,
  type Odds,
  type OddsFormat,
} from "@grandstand/rules/odds";

/** The part of the environment that decides how values are written. */
interface FormatOptions {
  readonly locale: Language;
  readonly oddsFormat: OddsFormat;
  readonly timeZone: string;
  /** The zone in words; Intl's own name where none is given. */
  readonly zoneName?: string;
  /** ISO 4217, of the person who is logged in. */
  readonly currency: string;
}

export type Format = ReturnType<typeof makeFormat>;

/**
 * All of a person's formats. Making them costs far more than using them, so the provider makes them
 * once for everything below it; with hundreds of prices on a page that is most of the first draw.
 */
export function makeFormat({ locale, oddsFormat, timeZone, zoneName, currency }: FormatOptions) {
  const language = intlLocale(locale);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazyFormat(() => new Intl.DateTimeFormat(language, { timeZone, ...options }));
  const clockTime = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const number = lazyFormat(() => new Intl.NumberFormat(language));
  const percent = lazyFormat(
    () => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }),
  );
  const time = dates(clockTime);
  const day = dates({ weekday: "short" });
  const date = dates({ day: "numeric", month: "long" });
  const dateTime = dates({ weekday: "short", day: "numeric", month: "short", ...clockTime });
  return {
    /** Integer cents. */
    money: (cents: number) => formatMoney(cents, locale, currency),
    /** Integer cents, as a limit is said: without cents that are zero. */
    limit: (cents: number) => formatLimit(cents, locale, currency),
    /** The sign beside a field for an amount. */
    currencySign: () => currencySign(locale, currency),
    /** In the person's odds format; a missing price is a dash. */
    odds: (odds: Odds | null) => formatOdds(odds, oddsFormat),
    /** The exact odds of a combi, likewise; a dash where one price is not known. */
    totalOdds: (exact: ExactOdds | null) =>
      exact === null ? noOdds : formatTotalOdds(exact, oddsFormat),
    number: (value: number) => number().format(value),
    /** 10 is ten percent. */
    percent: (value: number) => percent().format(value / 100),
    /** Epoch milliseconds, here and below. */
    time: (at: number) => time().format(at),
    day: (at: number) => day().format(at),
    date: (at: number) => date().format(at),
    dateTime: (at: number) => dateTime().format(at),
    /** When an event starts, or how far it is (B2). */
    eventTime: eventTimeReader(locale, timeZone, zoneName),
    /** The zone of every time, in words: a limit that ends at an instant says it. */
    zoneName: zoneName ?? usualZoneName(locale, timeZone),
    locale,
    timeZone,
  };
}
