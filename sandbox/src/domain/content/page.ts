import type { ContentPageUrl } from "@grandstand/contract/content";
import type { Language } from "@grandstand/contract/entities";

/** What a page says in one language; `content` and `questions` are HTML. */
export interface PageText {
  title: string;
  description: string;
  content: string;
  /** Question and answer, the answer in HTML. */
  questions?: readonly (readonly [question: string, answer: string])[];
}

/** The pages that one language's author wrote. */
export type Pages = Readonly<Record<ContentPageUrl, PageText>>;
export type PagesByLanguage = Readonly<Record<Language, Pages>>;
