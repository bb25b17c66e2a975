import { type Locale, locales } from "@grandstand/rules/locale";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { render } from "vitest-browser-react";
import { loadCatalogs } from "../locale/index.ts";
import {
  createI18n,
  type I18n,
  stoppedClock,
  stoppedEnvironment,
  type UiEnvironment,
  UiProvider,
} from "../provider/index.ts";
import { listenToWording, type WordingListener } from "./wording-listener.ts";

/** Saturday 21 November 2026, 14:00 in Brussels: the instant of every story and test. */
export const testNow = Date.UTC(2026, 10, 21, 13, 0, 0);

/** One instance a language, since nothing that is drawn changes it. */
const instances = new Map<Locale, I18n>();

async function strictI18n(locale: Locale): Promise<I18n> {
  const made =
    instances.get(locale) ?? createI18n(locale, await loadCatalogs(locale), { isStrict: true });
  instances.set(locale, made);
  return made;
}

/** The environment of a component under test, in one language. */
export async function testEnvironment(
  overrides: Partial<UiEnvironment> = {},
): Promise<UiEnvironment> {
  const locale = locales.find((each) => each === overrides.locale) ?? "fr";
  const i18n = overrides.i18n ?? (await strictI18n(locale));
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

/** What is checked of a state that is drawn in a language. */
export type DrawnCheck = (
  container: HTMLElement,
  locale: Locale,
  listener: WordingListener,
) => Promise<void> | void;

/** Draws one named state in a language, and takes it away once it is checked. */
export async function inLanguage<Props extends object>(
  locale: Locale,
  Component: ComponentType<Props>,
  props: Props,
  check: DrawnCheck,
): Promise<void> {
  const listener = await listenToWording(locale);
  const { i18n, announce } = listener;
  const screen = await renderComponent(<Component {...props} />, { locale, i18n, announce });
  await check(screen.baseElement, locale, listener);
  await screen.unmount();
}

/** The same in each of the three languages, one after the other. */
export async function inEveryLanguage<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  check: DrawnCheck,
): Promise<void> {
  for (const locale of locales) await inLanguage(locale, Component, props, check);
}
