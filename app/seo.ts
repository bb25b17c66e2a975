import type { Language } from "@grandstand/contract/entities";
import { alternates, defaultLocale, localePath } from "@grandstand/rules/locale";

/** What the head of a page is made of. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Without its language. */
  readonly path: string;
  readonly language: Language;
  readonly siteOrigin: string;
  readonly brandName: string;
}

/** Title, description, canonical address and the same page in every language. */
export function headTags(head: PageHead) {
  const address = (path: string) => new URL(path, head.siteOrigin).href;
  const translations = alternates(head.path).map(({ locale, path }) => ({
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
      href: address(localePath(head.path, defaultLocale)),
    },
  ];
}
