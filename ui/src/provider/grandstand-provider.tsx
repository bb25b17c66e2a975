import { hostLanguage } from "@grandstand/rules/locale";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { Announcer, createAnnouncer } from "../announcer/index.ts";
import type { Catalogs } from "../locale/index.ts";
import { systemClock } from "./clock.ts";
import { deferredLoader } from "./deferred-loader.ts";
import { DeferredWordingContext } from "./deferred-wording.tsx";
import { addCatalogs, createI18n, type I18n } from "./i18n.ts";
import { PlainLink, type UiEnvironment, UiProvider } from "./ui-provider.tsx";

/** What a site may set of the environment; the rest has a default that works. */
type Settings = Partial<Omit<UiEnvironment, "locale" | "i18n">>;

export interface GrandstandProviderProps extends Settings {
  /** fr, nl, en, or what `hostLanguage` made of another language's tag. */
  readonly locale: UiEnvironment["locale"];
  /**
   * Texts of `loadCatalogs`, or a host's own in a language of its own. Of fr, nl and en `gs-later` may be
   * left out: it is loaded when a component needs it.
   */
  readonly catalogs: Catalogs;
  /** The site's own instance, which receives the catalogs; without it, one is made. */
  readonly i18n?: I18n;
  /** Epoch milliseconds at which the server drew the page; hydration begins with them. */
  readonly startedAt?: number;
  readonly children: ReactNode;
}

/**
 * Everything that the components need, with defaults that work: the device's clock, an announcer with
 * its live regions, plain anchors, decimal odds, Belgian time, euros. What it receives first it keeps:
 * another language is another `key`.
 *
 * A server component can draw it: `locale`, `catalogs` and `startedAt` are plain data.
 */
export function GrandstandProvider(props: GrandstandProviderProps) {
  const { locale, catalogs, i18n: own, startedAt, children, ...settings } = props;
  const [i18n] = useState(() => instanceWith(locale, catalogs, own));
  const [clock] = useState(() => settings.clock ?? systemClock(startedAt));
  const [announcer] = useState(createAnnouncer);
  const [loadDeferred] = useState(() => deferredLoader(i18n, locale));
  const { oddsFormat, timeZone, currency, Link, brand, flags, announce, onBack } = settings;
  const environment = useMemo<UiEnvironment>(
    () => ({
      locale,
      i18n,
      clock,
      oddsFormat: oddsFormat ?? "decimal",
      timeZone: timeZone ?? "Europe/Brussels",
      ...(currency !== undefined && { currency }),
      Link: Link ?? PlainLink,
      ...(brand !== undefined && { brand }),
      ...(flags !== undefined && { flags }),
      announce: announce ?? announcer.announce,
      onBack: onBack ?? (() => () => undefined),
    }),
    [
      locale,
      i18n,
      clock,
      oddsFormat,
      timeZone,
      currency,
      Link,
      brand,
      flags,
      announce,
      announcer,
      onBack,
    ],
  );
  return (
    <UiProvider value={environment}>
      <DeferredWordingContext value={loadDeferred}>
        {/* Keeps this provider's state while a component below waits for its texts. */}
        <Suspense>{children}</Suspense>
      </DeferredWordingContext>
      {announce === undefined && <Announcer announcer={announcer} />}
    </UiProvider>
  );
}

/**
 * @throws where a host's instance escapes: React does, and a name would be shown escaped twice.
 * @throws RangeError where the components cannot be drawn in the language; see `hostLanguage`.
 */
function instanceWith(locale: UiEnvironment["locale"], catalogs: Catalogs, own?: I18n): I18n {
  // Refuses what has no type that would: a tag that is none, and one written from right to left.
  hostLanguage(locale);
  if (own === undefined) return createI18n(locale, catalogs);
  if (own.options.interpolation?.escapeValue !== false) {
    throw new Error(
      "The i18next instance escapes what it inserts, and React escapes it again. Initialise it with interpolation: { escapeValue: false }.",
    );
  }
  addCatalogs(own, locale, catalogs, { silent: true });
  return own;
}
