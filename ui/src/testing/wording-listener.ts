import type { Locale } from "@grandstand/rules/locale";
import { type Catalogs, loadCatalogs } from "../locale/index.ts";
import { createI18n, type I18n } from "../provider/index.ts";

/** The values of a text's variables, as a component gave them. */
export type GivenValues = Readonly<Record<string, string | number>>;

/** A text that a component requested: its key with the ending of its plural form, and its words. */
interface RequestedText {
  readonly key: string;
  readonly values: GivenValues;
  readonly text: string;
}

/** Notes which texts a component requests, and what it announces. */
export interface WordingListener {
  readonly i18n: I18n;
  readonly announce: (message: string) => void;
  /**
   * What was announced until now, but for what a wait says: whether a part's code was on its way for that long is a
   * matter of the machine.
   */
  readonly announced: readonly string[];
  /** The texts that are on the page or announced, by key, with the values that each was last shown with. */
  readonly shownIn: (container: HTMLElement) => ReadonlyMap<string, GivenValues>;
}

/** What i18next says of a text that is requested. */
interface Resolution {
  /** The text as it is written, and its key with the ending of its plural form. */
  readonly i18nResolved: { readonly exactUsedKey: string; readonly res: string };
  readonly replace?: GivenValues;
}

const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
const tag = /<\/?\d+\s*\/?>/;

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function wordsIn(container: HTMLElement): string {
  const selector = spoken.map((name) => `[${name}]`).join(", ");
  const attributes = [...container.querySelectorAll(selector)].flatMap((element) =>
    spoken.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [container.textContent, ...attributes].map((text) => inOneLine(text ?? "")).join("\n");
}

/** An instance of all texts of a language, and what receives each that is requested. */
interface Reporter {
  readonly i18n: I18n;
  onRequest: (requested: RequestedText) => void;
}

function createReporter(locale: Locale, catalogs: Catalogs): Reporter {
  const i18n = createI18n(locale, catalogs, { isStrict: true });
  const reporter: Reporter = { i18n, onRequest: () => undefined };
  i18n.use({
    type: "postProcessor",
    name: "listener",
    process(text: string, _key: string | string[], options: Resolution) {
      const { exactUsedKey: key, res: raw } = options.i18nResolved;
      const given = Object.entries(options.replace ?? {});
      const values = Object.fromEntries(given.filter(([name]) => raw.includes(`{{${name}}}`)));
      reporter.onRequest({ key, values, text });
      return text;
    },
  });
  i18n.options.postProcess = ["listener"];
  i18n.options.postProcessPassResolved = true;
  return reporter;
}

/** One a language: there is one state on the page at a time. */
const reporters = new Map<Locale, Reporter>();

/**
 * An i18next instance of all texts, and from now on what is requested of it, with the announcer beside it. An
 * earlier listener to the language receives nothing any more.
 */
export async function listenToWording(locale: Locale): Promise<WordingListener> {
  const requested = new Map<string, RequestedText>();
  const announced: string[] = [];
  const reporter = reporters.get(locale) ?? createReporter(locale, await loadCatalogs(locale));
  reporters.set(locale, reporter);
  const ofWaits = [reporter.i18n.t("common.loading"), reporter.i18n.t("common.loaded")];
  reporter.onRequest = (text) => void requested.set(`${text.key} ${text.text}`, text);
  return {
    i18n: reporter.i18n,
    announced,
    announce(message) {
      if (!ofWaits.includes(message)) announced.push(inOneLine(message));
    },
    shownIn(container) {
      const words = [wordsIn(container), ...announced].join("\n");
      const isShown = ({ text }: RequestedText) =>
        text.split(tag).every((part) => words.includes(inOneLine(part)));
      const shown = [...requested.values()].filter(isShown);
      return new Map(shown.map(({ key, values }) => [key, values]));
    },
  };
}
