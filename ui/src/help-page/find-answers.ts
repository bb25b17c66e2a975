import type { QuestionView } from "../content-page/index.ts";
import { plainText } from "../rich-text/index.ts";
import type { GuideGroupView, GuideView } from "./help-page-props.ts";

/** What a search has found: questions by their own words before those by their answers, and guides by their names. */
export interface FoundAnswers {
  readonly questions: readonly QuestionView[];
  readonly guides: readonly GuideView[];
}

/** What has each word of a query; null while there is no word in it. */
export function findAnswers(
  query: string,
  questions: readonly QuestionView[],
  groups: readonly GuideGroupView[],
): FoundAnswers | null {
  const words = plain(query)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  if (words.length === 0) return null;
  const isIn = (text: string) => words.every((word) => plain(text).includes(word));
  const byName = questions.filter(({ question }) => isIn(question));
  const byAnswer = questions.filter(
    (each) => !byName.includes(each) && isIn(`${each.question} ${plainText(each.answer)}`),
  );
  const guides = groups.flatMap(({ title, guides: ofGroup }) =>
    ofGroup.filter(({ name }) => isIn(`${name} ${title}`)),
  );
  return { questions: [...byName, ...byAnswer], guides };
}

/** Capitals and accents don't count. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
