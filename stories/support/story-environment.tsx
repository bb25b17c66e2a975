import type { Locale } from "@grandstand/rules/locale";
import type { OddsFormat } from "@grandstand/rules/odds";
import type { Catalogs } from "@grandstand/ui/locale";
import { createI18n, stoppedClock, stoppedEnvironment, UiProvider } from "@grandstand/ui/provider";
import { type ReactNode, useLayoutEffect, useMemo } from "react";

/** Saturday 21 November 2026, 14:00 in Brussels: the instant of every story. */
export const storyNow = Date.UTC(2026, 10, 21, 13, 0, 0);

interface StoryEnvironmentProps {
  readonly catalogs: Catalogs;
  readonly locale: Locale;
  readonly theme: string;
  readonly oddsFormat: OddsFormat;
  readonly motion: string;
  /** Without the padding, for whole pages and overlays. */
  readonly bare: boolean;
  /** Whether the story has the window to itself, and is not one of several on a page of text. */
  readonly isWholePage: boolean;
  readonly children: ReactNode;
}

const themes = ["light", "dark", "contrast"];

/** Supplies a story with the environment that the toolbars choose, as the site does for a component. */
export function StoryEnvironment(props: StoryEnvironmentProps) {
  const { catalogs, locale, theme, oddsFormat, motion, bare, isWholePage, children } = props;
  const environment = useMemo(
    () => ({
      ...stoppedEnvironment(createI18n(locale, catalogs, { isStrict: true })),
      locale,
      oddsFormat,
      clock: stoppedClock(storyNow),
    }),
    [catalogs, locale, oddsFormat],
  );
  const shown = theme === "all" ? themes : [theme];
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.motion = motion;
    if (!isWholePage) return;
    root.lang = locale;
    root.dataset.theme = shown[0];
  });
  return (
    <UiProvider value={environment}>
      <div className={shown.length > 1 ? "grid gap-px tablet:grid-cols-3" : undefined}>
        {shown.map((name) => (
          <div
            key={name}
            lang={locale}
            data-theme={name}
            className={`min-w-0 bg-page text-ink type-body ${bare ? "" : "p-5"}`}
          >
            {children}
          </div>
        ))}
      </div>
    </UiProvider>
  );
}
