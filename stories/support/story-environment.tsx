import type { Locale } from "@grandstand/rules/locale";
import type { OddsFormat } from "@grandstand/rules/odds";
import type { Catalogs } from "@grandstand/ui/locale";
import {
  type Brand,
  createI18n,
  stoppedClock,
  stoppedEnvironment,
  UiProvider,
} from "@grandstand/ui/provider";
import { type ReactNode, useLayoutEffect, useMemo } from "react";

/** Saturday 21 November 2026, 14:00 in Brussels: the instant of every story. */
export const storyNow = Date.UTC(2026, 10, 21, 13, 0, 0);

interface StoryEnvironmentProps {
  readonly catalogs: Catalogs;
  readonly locale: Locale;
  readonly theme: string;
  /** Undefined for the first one. */
  readonly brand: (Brand & { readonly code: string }) | undefined;
  readonly oddsFormat: OddsFormat;
  readonly motion: string;
  /** `wide`: as far as WCAG 1.4.12 requires. */
  readonly textSpacing: string;
  /** As the toolbar names it. */
  readonly timeZone: string;
  /** Without the padding, for whole pages and overlays. */
  readonly bare: boolean;
  /** Whether the story has the window to itself, and is not one of several on a page of text. */
  readonly isWholePage: boolean;
  readonly children: ReactNode;
}

/** The zones of the toolbar, by names that an address may hold. */
const timeZones: Readonly<Record<string, string>> = {
  brussels: "Europe/Brussels",
  utc: "UTC",
  auckland: "Pacific/Auckland",
};

const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Supplies a story with the environment that the toolbars choose, as the site does for a component. */
export function StoryEnvironment(props: StoryEnvironmentProps) {
  const { catalogs, locale, theme, brand, oddsFormat, motion, bare, isWholePage, children } = props;
  const timeZone = timeZones[props.timeZone] ?? "Europe/Brussels";
  const environment = useMemo(
    () => ({
      ...stoppedEnvironment(createI18n(locale, catalogs, { isStrict: true })),
      locale,
      oddsFormat,
      timeZone,
      clock: stoppedClock(storyNow),
      // Beside the page that draws the story, wherever Storybook is read.
      flags: `${import.meta.env.BASE_URL}flags/`,
      ...(brand && { brand }),
    }),
    [catalogs, locale, oddsFormat, timeZone, brand],
  );
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.motion = motion;
    if (!isWholePage) return;
    root.lang = locale;
    root.dataset.theme = theme;
    if (brand) root.dataset.brand = brand.code;
    else delete root.dataset.brand;
  });
  return (
    <UiProvider value={environment}>
      {isWholePage && props.textSpacing === "wide" && <style>{wideSpacing}</style>}
      <div>
        <div
          lang={locale}
          data-theme={theme}
          data-brand={brand?.code}
          className={`gs:min-w-0 gs:bg-page gs:text-ink gs:type-body ${bare ? "" : "gs:p-5"}`}
        >
          {children}
        </div>
      </div>
    </UiProvider>
  );
}
