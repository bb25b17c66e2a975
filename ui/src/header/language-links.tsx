import { useFormat, useLink, useWording } from "../provider/index.ts";
import type { LanguageLinkView } from "./header-props.ts";

/** The languages of the site as links to this same page; each is named in its own language. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLinkView[] }) {
  const Link = useLink();
  const t = useWording();
  const { locale: current } = useFormat();
  return (
    <nav aria-label={t("header.languages")}>
      <ul className="flex">
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <Link
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              className="type-caption focus-ring tap inline-grid place-items-center rounded-sm px-1.5 text-on-header-muted uppercase hover:text-on-header aria-[current]:text-on-header aria-[current]:underline aria-[current]:underline-offset-4"
            >
              <span>
                {locale}
                <span className="sr-only normal-case"> {t(`header.language.${locale}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
