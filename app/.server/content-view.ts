import type { ContentPage } from "@grandstand/contract/content";
import type { Locale } from "@grandstand/rules/locale";
import type { ContentView, QuestionView } from "@grandstand/ui/content-page";
import { plainText, type RichTextNode } from "@grandstand/ui/rich-text";
import { readContent } from "../core/content/read-content.ts";

/** A page of the content service as the site draws it: read once, on the server. */
export function contentView(page: ContentPage, locale: Locale): ContentView {
  return {
    title: page.title,
    content: readContent(page.content, locale),
    questions: questionsIn(readContent(page.faq_content ?? "", locale)),
    terms: readContent(page.terms_and_conditions_content ?? "", locale),
    banner: page.banner_media_url,
  };
}

/**
 * The title and description of a page for searchers: from the content service, else from the page
 * itself, else the brand's name (B8).
 */
export function contentHead(
  seo: { readonly title: string; readonly description: string } | null,
  page: ContentPage | null,
  brandName: string,
): { readonly title: string; readonly description: string } {
  return {
    title: seo?.title ?? page?.meta_title ?? brandName,
    description: seo?.description ?? page?.meta_description ?? "",
  };
}

/** In a page's questions each subheading is a question, and what follows it is the answer. */
function questionsIn(nodes: readonly RichTextNode[]): readonly QuestionView[] {
  const questions: { question: string; answer: RichTextNode[] }[] = [];
  for (const node of nodes) {
    if (node.kind === "subheading") questions.push({ question: plainText([node]), answer: [] });
    else questions.at(-1)?.answer.push(node);
  }
  return questions;
}
