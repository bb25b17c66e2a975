import { type Locale, locales } from "@grandstand/rules/locale";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { render } from "vitest-browser-react";
import { loadCatalogs } from "../locale/index.ts";
import {
  createI18n,
  stoppedClock,
  stoppedEnvironment,
  type UiEnvironment,
  UiProvider,
} from "../provider/index.ts";
import { listenToWording, type WordingListener } from "./wording-listener.ts";

/** Saturday 21 November 2026, 14:00 in Brussels: the instant of every story and test. */
export const testNow = Date.UTC(2026, 10, 21, 13, 0, 0);

/** The environment of a component under test, in one language. */
export async function testEnvironment(
  overrides: Partial<UiEnvironment> = {},
): Promise<UiEnvironment> {
  const locale = locales.find((each) => each === overrides.locale) ?? "fr";
  const i18n = createI18n(locale, await loadCatalogs(locale), { isStrict: true });
  return { ...stoppedEnvironment(i18n), clock: stoppedClock(testNow), locale, ...overrides };
}

/** Draws a component in a real browser, in French unless said otherwise. */
export async function renderComponent(
  component: ReactElement,
  overrides: Partial<UiEnvironment> = {},
): Promise<Awaited<ReturnType<typeof render>>> {
  const environment = await testEnvironment(overrides);
  const within = ({ children }: { children: ReactNode }) => (
    <UiProvider value={environment}>{children}</UiProvider>
  );
  document.documentElement.lang = environment.locale;
  return render(component, { wrapper: within });
}

/** Draws one named state in each of the three languages, one after the other. */
export async function inEveryLanguage<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  check: (
    container: HTMLElement,
    locale: Locale,
    listener: WordingListener,
  ) => Promise<void> | void,
): Promise<void> {
  for (const locale of locales) {
    const listener = await listenToWording(locale);
    const { i18n, announce } = listener;
    const screen = await renderComponent(<Component {...props} />, { locale, i18n, announce });
    await check(screen.baseElement, locale, listener);
    await screen.unmount();
  }
}
