import type { Language } from "@grandstand/contract/entities";
import { alternates, defaultLocale, type Locale, localePath } from "@grandstand/rules/locale";

/** A page's address in one language, from the root on. */
export interface Translation {
  readonly locale: Locale;
  readonly path: string;
}

/** The page in every language in which it is there. */
export function translationsOf(
  head: Pick<PageHead, "path" | "translations">,
): readonly Translation[] {
  return head.translations ?? alternates(head.path);
}

/** What the head of a page is made of. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Without its language. */
  readonly path: string;
  /** The page in each language, where its slug differs; without them, the same path in all. */
  readonly translations?: readonly Translation[];
  readonly language: Language;
  readonly siteOrigin: string;
  readonly brandName: string;
  /** What the page says to searchers at its foot (A3). */
  readonly footerText?: string | null;
}

/** Title, description, canonical address and the same page in every language. */
export function headTags(head: PageHead) {
  const address = (path: string) => new URL(path, head.siteOrigin).href;
  const known = translationsOf(head);
  const usual = known.find(({ locale }) => locale === defaultLocale);
  const translations = known.map(({ locale, path }) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang: locale,
    href: address(path),
  }));
  return [
    { title: `${head.title} | ${head.brandName}` },
    { name: "description", content: head.description },
    {
      tagName: "link" as const,
      rel: "canonical",
      href: address(localePath(head.path, head.language)),
    },
    ...translations,
    {
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: "x-default",
      href: address(usual?.path ?? localePath(head.path, defaultLocale)),
    },
  ];
}
