import { defaultLocale, type Locale } from "@grandstand/rules/locale";
import { defaultCurrency } from "@grandstand/rules/money";
import type { OddsFormat } from "@grandstand/rules/odds";
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useMemo,
} from "react";
import { type Clock, stoppedClock } from "./clock.ts";
import { type Format, makeFormat } from "./format.ts";
import type { Wording } from "./wording.ts";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

export type Politeness = "polite" | "assertive";

/** All that a surface takes from its surroundings; the rest comes by props. */
export interface UiEnvironment {
  readonly locale: Locale;
  readonly oddsFormat: OddsFormat;
  /** IANA name, for every time that is shown. */
  readonly timeZone: string;
  /** ISO 4217, of whoever is logged in; EUR without one (B5). */
  readonly currency?: string;
  readonly clock: Clock;
  readonly wording: Wording;
  /** Draws an anchor; the site puts its router's link here. */
  readonly Link: ComponentType<LinkProps>;
  /** Says something to a screen reader through the site's one announcer. */
  readonly announce: (message: string, politeness?: Politeness) => void;
  /** Has Back close what has opened instead of leaving the page, until the returned function is called. */
  readonly onBack: (close: () => void) => () => void;
}

const UiContext = createContext<UiEnvironment | null>(null);
const FormatContext = createContext<Format | null>(null);

/** A plain anchor, for surroundings without a router. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

/** What a surface gets when nothing else is said; stories and tests start from it. */
export function defaultEnvironment(wording: Wording): UiEnvironment {
  return {
    locale: defaultLocale,
    oddsFormat: "decimal",
    timeZone: "Europe/Brussels",
    clock: stoppedClock(0),
    wording,
    Link: PlainLink,
    announce: () => undefined,
    onBack: () => () => undefined,
  };
}

/** What people here call the zones that they mostly have: `heure de Bruxelles`. */
function zoneInWords(timeZone: string, { t }: Wording): string | undefined {
  if (timeZone === "Europe/Brussels") return t("event-time.zone.brussels");
  return timeZone === "Europe/London" ? t("event-time.zone.london") : undefined;
}

/** Gives every surface below it its language, formats, clock, link and announcer. */
export function UiProvider({ value, children }: { value: UiEnvironment; children: ReactNode }) {
  const { locale, oddsFormat, timeZone, currency = defaultCurrency, wording } = value;
  const format = useMemo(
    () =>
      makeFormat({
        locale,
        oddsFormat,
        timeZone,
        currency,
        zoneName: zoneInWords(timeZone, wording),
      }),
    [locale, oddsFormat, timeZone, currency, wording],
  );
  return (
    <UiContext value={value}>
      <FormatContext value={format}>{children}</FormatContext>
    </UiContext>
  );
}

/** What a surface says that was drawn without its surroundings. */
const outsideOfProvider =
  "A surface was drawn outside of UiProvider, so it has no language, clock or link. Wrap it in <UiProvider value={…}>.";

/** @throws where no UiProvider stands above: wrap the site, story or test in one. */
export function useEnvironment(): UiEnvironment {
  const environment = use(UiContext);
  if (environment) return environment;
  throw new Error(outsideOfProvider);
}

/**
 * Numbers, money, odds and times as the person reads them.
 * @throws where no UiProvider stands above.
 */
export function useFormat(): Format {
  const format = use(FormatContext);
  if (format) return format;
  throw new Error(outsideOfProvider);
}
