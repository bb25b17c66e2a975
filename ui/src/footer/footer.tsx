import { thresholds } from "@grandstand/rules/intervals";
import { controlPath } from "@grandstand/rules/limits";
import { type Locale, localePath } from "@grandstand/rules/locale";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Logo } from "../logo/index.ts";
import { useFormat, useLink, useWording } from "../provider/index.ts";
import { footer, footerLink, footerToggle } from "./footer.variants.ts";

/** A link of the footer whose text the caller has. */
export interface FooterLinkView {
  readonly name: string;
  readonly href: string;
  /** The address of a picture beside the name, which says it all. */
  readonly logo?: string;
}

export interface FooterProps {
  readonly brandName: string;
  /** Of the gambling licence; from the configuration. */
  readonly licenceNumber: string;
  /** Years below which nobody may be here (A1, B1); below which nobody may bet is another, see `thresholds`. */
  readonly barredAge: number;
  /** The most visited pages; paths with their language. */
  readonly popular: readonly FooterLinkView[];
  /** Organisations that help players; on other hosts. */
  readonly responsiblePlay: readonly FooterLinkView[];
  /** The same page in each language. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[];
  /** Opens what a person settles for the whole site. */
  readonly onSettings: () => void;
  /** The ways to what players say of the brand, and to what it writes elsewhere (A2, B7). */
  readonly aside?: ReactNode;
  /** What the page itself says to searchers, under the lists, in the server's words (A3, SEO). */
  readonly text?: string | null;
}

/** The information pages (A2), by the end of their wording key. */
const information = [
  ["faq", "/support/faq"],
  ["contact", "/support/contact-us"],
  ["betting-guide", "/support/betting-guide"],
  ["terms", "/support/terms-conditions"],
  ["privacy", "/support/privacy-policy/"],
  ["cookies", "/cookie-policy/"],
  ["deposit-limits", "/support/deposit-limits"],
  ["responsible-gaming", "/support/responsible-gaming"],
  ["accessibility", "/support/accessibility"],
] as const;

/** The foot of every page (A2, Footer): where to go, who may be here, who holds the licence. */
export function Footer(props: FooterProps) {
  const {
    brandName,
    licenceNumber,
    barredAge,
    popular,
    responsiblePlay,
    aside,
    text = null,
  } = props;
  const t = useWording();
  const { locale } = useFormat();
  const pages = information.map(([page, path]) => ({
    name: t(`footer.${page}`),
    href: localePath(path, locale),
  }));
  return (
    <footer className={footer()}>
      <div className="grid grid-cols-1 gap-x-8 tablet:gap-y-6 tablet:grid-cols-2 wide:grid-cols-4">
        <FooterList heading={t("footer.popular")} links={popular} />
        <FooterList heading={t("footer.information")} links={pages} />
        <FooterList
          heading={t("footer.responsible-play")}
          own={{ name: t("common.stay-in-control"), href: controlPath(locale) }}
          links={responsiblePlay}
          isExternal
          isOpen
        />
        <LanguageList {...props} />
      </div>
      {text !== null && <p className="type-small max-w-160 pt-6">{text}</p>}
      <div className="mt-8 grid grid-cols-1 gap-4 border-t border-line pt-6 tablet:grid-cols-[auto_minmax(0,1fr)_auto] tablet:items-center">
        <span className="w-fit rounded-sm bg-header px-3 py-2 text-on-header">
          <Logo />
        </span>
        <div className="type-small grid max-w-160 grid-cols-1 gap-1">
          <p className="flex items-center gap-2">
            <AgeMark age={barredAge} />
            {t("footer.restriction", { barred: barredAge, minimum: thresholds.minimumAge })}
          </p>
          <p>{t("footer.licence", { brand: brandName, number: licenceNumber })}</p>
        </div>
        {aside}
      </div>
    </footer>
  );
}

function AgeMark({ age }: { readonly age: number }) {
  const { number } = useFormat();
  return (
    <span
      aria-hidden
      className="type-label tabular grid size-9 shrink-0 place-items-center rounded-full border-2 border-ink text-ink"
    >
      {`${number(age)}+`}
    </span>
  );
}

interface FooterListProps {
  readonly heading: string;
  readonly links: readonly FooterLinkView[];
  /** A page of ours, before them. */
  readonly own?: FooterLinkView;
  readonly isExternal?: boolean;
  /** Never folded at first: what helps a player and another language are in sight. */
  readonly isOpen?: boolean;
}

function FooterList({ heading, links, own, isExternal = false, isOpen = false }: FooterListProps) {
  const Link = useLink();
  const t = useWording();
  if (links.length === 0 && !own) return null;
  return (
    <FooterGroup heading={heading} isInitiallyOpen={isOpen}>
      <ul className="grid grid-cols-1">
        {own && (
          <li>
            <Link href={own.href} className={footerLink()}>
              {own.name}
            </Link>
          </li>
        )}
        {links.map(({ name, href, logo }) => (
          <li key={href}>
            <Link
              href={href}
              className={footerLink()}
              {...(isExternal && { target: "_blank", rel: "noopener" })}
            >
              {logo && <img src={logo} alt="" loading="lazy" className="me-2.5 size-8" />}
              {name}
              {isExternal && <span className="sr-only">{t("common.new-tab")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
}

function LanguageList({ languages, onSettings }: Pick<FooterProps, "languages" | "onSettings">) {
  const Link = useLink();
  const t = useWording();
  const { locale: current } = useFormat();
  return (
    <div>
      <FooterGroup heading={t("footer.languages")} isInitiallyOpen>
        <ul className="flex gap-x-4 tablet:grid tablet:grid-cols-1">
          {languages.map(({ locale, href }) => (
            <li key={locale}>
              <Link
                href={href}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === current ? "true" : undefined}
                className={footerLink()}
              >
                {t(`footer.language.${locale}`)}
              </Link>
            </li>
          ))}
        </ul>
      </FooterGroup>
      <button type="button" className={footerLink()} onClick={() => onSettings()}>
        {t("footer.settings.button")}
      </button>
    </div>
  );
}

interface FooterGroupProps {
  readonly heading: string;
  readonly isInitiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A list under its heading; on a phone the heading opens it, so that the foot is no longer than a page. */
function FooterGroup({ heading, isInitiallyOpen = false, children }: FooterGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <section>
      <h2 className="type-label text-ink tablet:pb-2">
        <span className="hidden tablet:inline">{heading}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={footerToggle()}
          onClick={() => setOpen(!isOpen)}
        >
          {heading}
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.7}
            className={isOpen ? "rotate-180" : undefined}
          />
        </button>
      </h2>
      <div id={id} className={isOpen ? undefined : "hidden tablet:block"}>
        {children}
      </div>
    </section>
  );
}
