import type { AnswerOf } from "@grandstand/contract/call";
import {
  type ContentPage,
  type ContentPageUrl,
  contentPageUrls,
  type getSeo,
} from "@grandstand/contract/content";
import type { Language } from "@grandstand/contract/entities";
import type { PagesByLanguage } from "./page.ts";
import { englishPages } from "./pages-en.ts";
import { frenchPages } from "./pages-fr.ts";
import { dutchPages } from "./pages-nl.ts";
import { bannerPath } from "./pictures.ts";
import { type AccessibilityContacts, usualContacts, withContacts } from "./statement.ts";

const pages: PagesByLanguage = { fr: frenchPages, nl: dutchPages, en: englishPages };

import { footerTexts, homeHeads } from "./home-words.ts";

const homeNames: Record<Language, string> = { fr: "Accueil", nl: "Startpagina", en: "Home" };

type Seo = AnswerOf<typeof getSeo>["data"]["data"]["seo"];

function knownUrl(address: string): ContentPageUrl | undefined {
  const trimmed = address.replace(/^\/+|\/+$/g, "");
  return contentPageUrls.find((url) => url === trimmed);
}

/**
 * A page of the content service in one language; null where no page has that address. `origin` is
 * the address of the service, for the addresses of its pictures.
 */
export function findPage(
  address: string,
  language: Language,
  origin: string,
  contacts: AccessibilityContacts = usualContacts,
): ContentPage | null {
  const url = knownUrl(address);
  if (url === undefined) return null;
  const { title, description, content, questions = [] } = pages[language][url];
  return {
    id: url.replaceAll("/", "-"),
    name: url,
    url: `/${url}/`,
    meta_title: title,
    meta_description: description,
    title,
    content: withContacts(content, contacts, language),
    terms_and_conditions_content: null,
    faq_content:
      questions.map(([question, answer]) => `<h3>${question}</h3>${answer}`).join("\n") || null,
    banner_media_url: origin + bannerPath(language),
    keywords: "",
    component: null,
    requires_opt_in: false,
  };
}

/** The title and description of a page for search engines; null where none is written. */
export function findSeo(path: string, language: Language): Seo {
  const footer_text = footerTexts[language];
  if (path === "/") {
    const { title, description } = homeHeads[language];
    const empty = { keywords: "", variables: {}, crumbs: [], breadcrumbs: [] };
    return { title, description, ...empty, footer_text };
  }
  const url = knownUrl(path);
  if (url === undefined) return null;
  const { title, description } = pages[language][url];
  const way: ContentPageUrl[] = url.includes("/") ? ["support", url] : [url];
  const breadcrumbs = [
    { name: homeNames[language], url: "/" },
    ...way.map((step) => ({ name: pages[language][step].title, url: `/${step}/` })),
  ];
  return {
    title,
    description,
    keywords: "",
    variables: {},
    footer_text,
    crumbs: breadcrumbs.map(({ name }) => name),
    breadcrumbs,
  };
}
