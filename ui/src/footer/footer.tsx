import { thresholds } from "@grandstand/rules/intervals";
import { controlPath } from "@grandstand/rules/limits";
import { type Locale, localePath } from "@grandstand/rules/locale";
import { ChevronDown } from "lucide";
import { memo, type ReactNode, useId, useMemo, useState } from "react";
import { Icon } from "../icon/index.ts";
import { Logo } from "../logo/index.ts";
import { drawnWhere, useFormat, useLink, useSeenFrom, useWording } from "../provider/index.ts";
import {
  footer,
  footerFolded,
  footerLink,
  footerToggle,
  groupsOpenFrom,
} from "./footer.variants.ts";

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
  /** The age in years below which no one may be here (A1, B1); that of betting is another, see `thresholds`. */
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
  const pages = useMemo(
    () =>
      information.map(([page, path]) => ({
        name: t(`footer.${page}`),
        href: localePath(path, locale),
      })),
    [t, locale],
  );
  return (
    <footer className={footer()}>
      <div className="gs:grid gs:grid-cols-1 gs:gap-x-8 gs:tablet:gap-y-6 gs:tablet:grid-cols-2 gs:wide:grid-cols-4">
        <FooterList heading={t("footer.popular")} links={popular} />
        <FooterList heading={t("footer.information")} links={pages} />
        <FooterList
          heading={t("footer.responsible-play")}
          ownName={t("common.stay-in-control")}
          ownHref={controlPath(locale)}
          links={responsiblePlay}
          isExternal
          isOpen
        />
        <LanguageList {...props} />
      </div>
      {text !== null && <p className="gs:type-small gs:max-w-160 gs:pt-6">{text}</p>}
      <div className="gs:mt-8 gs:grid gs:grid-cols-1 gs:gap-4 gs:border-t gs:border-line gs:pt-6 gs:tablet:grid-cols-[auto_minmax(0,1fr)_auto] gs:tablet:items-center">
        <span className="gs:w-fit gs:rounded-sm gs:bg-header gs:px-3 gs:py-2 gs:text-on-header">
          <Logo />
        </span>
        <div className="gs:type-small gs:grid gs:max-w-160 gs:grid-cols-1 gs:gap-1">
          <p className="gs:flex gs:items-center gs:gap-2">
            <AgeMark age={barredAge} />
            <span>
              {t("footer.restriction", { barred: barredAge, minimum: thresholds.minimumAge })}
            </span>
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
      className="gs:type-label gs:tabular gs:grid gs:size-9 gs:shrink-0 gs:place-items-center gs:rounded-full gs:border-2 gs:border-ink gs:text-ink"
    >
      {`${number(age)}+`}
    </span>
  );
}

interface FooterListProps {
  readonly heading: string;
  readonly links: readonly FooterLinkView[];
  /** A page of ours, before them. */
  readonly ownName?: string;
  readonly ownHref?: string;
  readonly isExternal?: boolean;
  /** Never folded at first: what helps a player and another language are in sight. */
  readonly isOpen?: boolean;
}

/** One list's links come late: the others are not drawn again for them. */
const FooterList = memo(function FooterList(props: FooterListProps) {
  const { heading, links, ownName, ownHref, isExternal = false, isOpen = false } = props;
  const Link = useLink();
  const t = useWording();
  if (links.length === 0 && !ownHref) return null;
  return (
    <FooterGroup heading={heading} isInitiallyOpen={isOpen}>
      <ul className="gs:grid gs:grid-cols-1">
        {ownHref && (
          <li>
            <Link href={ownHref} className={footerLink()}>
              {ownName}
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
              {logo && <img src={logo} alt="" loading="lazy" className="gs:me-2.5 gs:size-8" />}
              <span>{name}</span>
              {isExternal && <span className="gs:sr-only">{t("common.new-tab")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
});

function LanguageList({ languages, onSettings }: Pick<FooterProps, "languages" | "onSettings">) {
  const Link = useLink();
  const t = useWording();
  const { locale: current } = useFormat();
  return (
    <div>
      <FooterGroup heading={t("footer.languages")} isInitiallyOpen>
        <ul className="gs:flex gs:gap-x-4 gs:tablet:grid gs:tablet:grid-cols-1">
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
  const isSeen = useSeenFrom(groupsOpenFrom) || isOpen;
  return (
    <section>
      <h2 className="gs:type-label gs:text-ink gs:tablet:pb-2">
        <span className="gs:hidden gs:tablet:inline">{heading}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={footerToggle()}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{heading}</span>
          <Icon shape={ChevronDown} size={20} className={isOpen ? "gs:rotate-180" : undefined} />
        </button>
      </h2>
      <div
        key={`${isSeen}`}
        id={id}
        className={isOpen ? undefined : footerFolded}
        {...drawnWhere(isSeen, children)}
      />
    </section>
  );
}
