import { intlLocale } from "@grandstand/rules/locale";
import { formatMoney } from "@grandstand/rules/money";
import {
  type ExactOdds,
  formatOdds,
  formatTotalOdds,
  noOdds,
  type Odds,
} from "@grandstand/rules/odds";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type UiEnvironment, useEnvironment } from "./ui-provider.tsx";

/** The wording of the language in force: `t("bet-slip.place.button", { amount })`. */
export function useWording() {
  const { t } = useTranslation();
  return t as unknown as (key: string, variables?: Record<string, string | number>) => string;
}

/** The site's announcer; see guides of each surface for what is said and when. */
export function useAnnounce(): UiEnvironment["announce"] {
  return useEnvironment().announce;
}

/** The link that the surroundings draw. */
export function useLink(): UiEnvironment["Link"] {
  return useEnvironment().Link;
}

/** Epoch milliseconds, rounded down to the period, drawn anew once a period. */
export function useNow(everyMilliseconds: number): number {
  const { clock } = useEnvironment();
  const subscribe = useCallback(
    (listener: () => void) => clock.every(everyMilliseconds, listener),
    [clock, everyMilliseconds],
  );
  const floor = (time: number) => Math.floor(time / everyMilliseconds) * everyMilliseconds;
  return useSyncExternalStore(
    subscribe,
    () => floor(clock.now()),
    () => floor(clock.startedAt),
  );
}

function makeFormat({ locale, oddsFormat, timeZone }: UiEnvironment) {
  const language = intlLocale(locale);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options });
  const number = new Intl.NumberFormat(language);
  const time = dates({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = dates({ weekday: "short" });
  const date = dates({ day: "numeric", month: "long" });
  const dateTime = dates({
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return {
    /** Integer cents. */
    money: (cents: number, currency?: string) => formatMoney(cents, locale, currency),
    /** In the person's odds format; a missing price is a dash. */
    odds: (odds: Odds | null) => formatOdds(odds, oddsFormat),
    /** The exact odds of a combi, likewise; a dash where one price is not known. */
    totalOdds: (exact: ExactOdds | null) =>
      exact === null ? noOdds : formatTotalOdds(exact, oddsFormat),
    number: (value: number) => number.format(value),
    /** Epoch milliseconds, here and below. */
    time: (at: number) => time.format(at),
    day: (at: number) => day.format(at),
    date: (at: number) => date.format(at),
    dateTime: (at: number) => dateTime.format(at),
    locale,
    timeZone,
  };
}

/** Numbers, money, odds and times as the person reads them. */
export function useFormat() {
  const environment = useEnvironment();
  return useMemo(() => makeFormat(environment), [environment]);
}
