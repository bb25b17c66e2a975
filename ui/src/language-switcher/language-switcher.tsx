import { type Locale, locales } from "@grandstand/rules/locale";
import { Check, ChevronDown } from "lucide";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { Icon } from "../icon/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { LanguageFlag } from "./language-flag.tsx";
import {
  type LanguageSwitcherLayout,
  languageLink,
  languageList,
  languageSummary,
} from "./language-switcher.variants.ts";

/** The same page in another language. */
export interface LanguageLinkView {
  readonly locale: Locale;
  readonly href: string;
}

export interface LanguageSwitcherProps {
  readonly languages: readonly LanguageLinkView[];
  /** `menu`: the current language alone, which opens the others. `list`: all of them. */
  readonly layout?: LanguageSwitcherLayout;
}

/**
 * The languages of the site as links to this same page, each with its flag and its own name (A2). The menu is a
 * disclosure of the browser's own, which works before the page's code is there.
 */
export function LanguageSwitcher({ languages, layout = "menu" }: LanguageSwitcherProps) {
  const t = useWording();
  const { locale } = useFormat();
  // A language of a host's own has neither a flag nor a text here.
  const shown = locales.find((each) => each === locale);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const close = () => disclosure.current?.removeAttribute("open");
  const list = <LanguageList languages={languages} layout={layout} onChoose={close} />;
  if (layout === "list") return <nav aria-label={t("header.languages")}>{list}</nav>;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !disclosure.current?.open) return;
    close();
    disclosure.current.querySelector("summary")?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <nav aria-label={t("header.languages")}>
      <details
        ref={disclosure}
        className="gs:group gs:relative"
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <summary className={languageSummary()}>
          {shown && <LanguageFlag locale={shown} />}
          <span>
            {shown
              ? t(`header.language.${shown}`)
              : new Intl.DisplayNames(locale, { type: "language" }).of(locale)}
          </span>
          <Icon shape={ChevronDown} size={16} className="gs:shrink-0 gs:group-open:rotate-180" />
        </summary>
        {list}
      </details>
    </nav>
  );
}

interface LanguageListProps {
  readonly languages: readonly LanguageLinkView[];
  readonly layout: LanguageSwitcherLayout;
  readonly onChoose: () => void;
}

function LanguageList({ languages, layout, onChoose }: LanguageListProps) {
  const Link = useLink();
  const t = useWording();
  const { locale: current } = useFormat();
  return (
    <ul className={languageList({ layout })}>
      {languages.map(({ locale, href }) => (
        <li key={locale}>
          <Link
            href={href}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? "true" : undefined}
            className={languageLink()}
            onClick={onChoose}
          >
            <LanguageFlag locale={locale} />
            <span className="gs:min-w-0 gs:flex-1">{t(`header.language.${locale}`)}</span>
            {locale === current && (
              <Icon shape={Check} size={18} strokeWidth={2} className="gs:shrink-0" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
