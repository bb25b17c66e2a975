import type { LanguageLinkView } from "../language-switcher/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { dialogExit, dialogHelp } from "./dialog.variants.ts";

export interface DialogHelpProps {
  /** The contact page, in full; it opens in a new tab. */
  readonly contactHref: string;
  /** The same page in the site's languages. */
  readonly languages: readonly LanguageLinkView[];
  /** Null where no one is logged in. */
  readonly onLogout: (() => void) | null;
}

/** What stays reachable in a dialog that can't be closed: help, the other languages, and the way out. */
export function DialogHelp({ contactHref, languages, onLogout }: DialogHelpProps) {
  const t = useWording();
  const Anchor = useLink();
  const { locale: current } = useFormat();
  return (
    <div className={dialogHelp()}>
      <Link variant="plain" href={contactHref} opensNewTab>
        {t("footer.contact")}
      </Link>
      {onLogout && (
        <button type="button" className={dialogExit()} onClick={() => onLogout()}>
          {t("account.logout.button")}
        </button>
      )}
      <nav aria-label={t("header.languages")} className="gs:ms-auto">
        <ul className="gs:flex gs:gap-2">
          {languages.map(({ locale, href }) => (
            <li key={locale}>
              <Anchor
                href={href}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === current ? "true" : undefined}
                className={dialogExit()}
              >
                {t(`header.language.${locale}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
