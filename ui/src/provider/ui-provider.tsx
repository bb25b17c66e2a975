import { defaultLocale, type Language } from "@grandstand/rules/locale";
import { defaultCurrency } from "@grandstand/rules/money";
import type { OddsFormat } from "@grandstand/rules/odds";
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { type Clock, stoppedClock } from "./clock.ts";
import { type Format, makeFormat } from "./format.ts";
import type { I18n, Translate } from "./i18n.ts";
import { useTranslate } from "./use-translate.ts";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

export type Politeness = "polite" | "assertive";

/** Whose site it is. Its colours and the face of its name are those of the sheet. */
export interface Brand {
  readonly name: string;
  /** The path of its mark, in a box of 24 by 20 units; rows of seats without one. */
  readonly mark?: string | undefined;
}

/** All that a component reads from its context; the rest are props. */
export interface UiEnvironment {
  readonly locale: Language;
  readonly oddsFormat: OddsFormat;
  /** IANA name, for every time that is shown. */
  readonly timeZone: string;
  /** ISO 4217, of the person who is logged in; EUR without one (B5). */
  readonly currency?: string;
  readonly clock: Clock;
  /** Has the catalogs' namespaces: an instance of `createI18n`, or a host's own. */
  readonly i18n: I18n;
  /** Draws an anchor; the site puts its router's link here. */
  readonly Link: ComponentType<LinkProps>;
  /** Grandstand without one. */
  readonly brand?: Brand;
  /** Where the site serves the files of `circle-flags`, with a slash at its end; without it, flags are neutral discs. */
  readonly flags?: string;
  /** Says something to a screen reader through the site's one announcer. */
  readonly announce: (message: string, politeness?: Politeness) => void;
  /** Has Back close what has opened instead of leaving the page, until the returned function is called. */
  readonly onBack: (close: () => void) => () => void;
}

/** What a provider gives now, and what it gave first, which is what the server drew with. */
interface Given<Value> {
  readonly current: Value;
  readonly first: Value;
}

const UiContext = createContext<Given<UiEnvironment> | null>(null);
const FormatContext = createContext<Given<Format> | null>(null);
export const WordingContext = createContext<Translate | null>(null);

/** A plain anchor, for a site without a router. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

/**
 * The environment of stories and tests: time does not pass, and nothing is announced. A site has
 * `GrandstandProvider`, or an environment of its own.
 */
export function stoppedEnvironment(i18n: I18n): UiEnvironment {
  return {
    locale: defaultLocale,
    oddsFormat: "decimal",
    timeZone: "Europe/Brussels",
    clock: stoppedClock(0),
    i18n,
    Link: PlainLink,
    announce: () => undefined,
    onBack: () => () => undefined,
  };
}

/** What people here call the zones that they mostly have: `heure de Bruxelles`. */
function zoneInWords(timeZone: string, t: Translate): string | undefined {
  if (timeZone === "Europe/Brussels") return t("event-time.zone.brussels");
  return timeZone === "Europe/London" ? t("event-time.zone.london") : undefined;
}

/**
 * Gives every component below it its language, formats, clock, link and announcer. A change of them is
 * drawn in the background: a part from the server whose code is still on its way would be lost to one
 * that is drawn at once.
 */
export function UiProvider({ value, children }: { value: UiEnvironment; children: ReactNode }) {
  const drawn = useDeferredValue(value);
  const { locale, oddsFormat, timeZone, currency = defaultCurrency, i18n } = drawn;
  const t = useTranslate(i18n, locale);
  const zoneName = zoneInWords(timeZone, t);
  const format = useMemo(
    () => makeFormat({ locale, oddsFormat, timeZone, currency, zoneName }),
    [locale, oddsFormat, timeZone, currency, zoneName],
  );
  return (
    <UiContext value={useGiven(drawn)}>
      <WordingContext value={t}>
        <FormatContext value={useGiven(format)}>{children}</FormatContext>
      </WordingContext>
    </UiContext>
  );
}

function useGiven<Value>(current: Value): Given<Value> {
  const [first] = useState(current);
  return useMemo(() => ({ current, first }), [current, first]);
}

const neverChanges = () => () => undefined;

/**
 * What a provider gives. A part of the page that hydrates late, such as one whose wording comes later, is
 * first drawn with what the server drew it with, and then at once with what the person chose meanwhile.
 */
function useHydrated<Value>(context: Context<Given<Value> | null>): Value {
  const { current, first } = useProvided(context);
  return useSyncExternalStore(
    neverChanges,
    () => current,
    () => first,
  );
}

/** @throws without a UiProvider above: a component has no language, clock or link without one. */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value !== null) return value;
  throw new Error("No UiProvider above: wrap it in <UiProvider value={…}>.");
}

/** @throws where no UiProvider is above: wrap the site, story or test in one. */
export function useEnvironment(): UiEnvironment {
  return useHydrated(UiContext);
}

/**
 * Numbers, money, odds and times as the person reads them.
 * @throws where no UiProvider is above.
 */
export function useFormat(): Format {
  return useHydrated(FormatContext);
}
