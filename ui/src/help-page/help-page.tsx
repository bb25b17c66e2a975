import { useId } from "react";
import { Button } from "../button/index.ts";
import type { QuestionView } from "../content-page/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { findAnswers } from "./find-answers.ts";
import { HelpCare, HelpContact } from "./help-contact.tsx";
import type { GuideGroupView, HelpPageProps } from "./help-page-props.ts";
import { HelpResults } from "./help-results.tsx";
import { LinkRow } from "./help-row.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpTasks } from "./help-tasks.tsx";
import { QuestionList } from "./question-list.tsx";

/**
 * Help (B2, content pages): a search, the three commonest tasks, questions with their answers, guides, and who answers.
 * Without a script it is a plain list (docs/decisions/141).
 *
 * Data attributes: `data-searching` true | false.
 */
export function HelpPage(props: HelpPageProps) {
  const { page, questions, query } = props;
  const t = useWording();
  const found = findAnswers(query, questions ?? [], page?.guides ?? []);
  return (
    <article data-searching={found !== null} className="gs-help">
      <header className="gs-board gs-help-head">
        <h1 className="gs:type-title gs:wrap-break-word gs:hyphens-auto">
          {page?.title ?? t("help.title")}
        </h1>
        <HelpSearch {...props} />
      </header>
      {found === null && <HelpTasks {...props} />}
      <HelpResults {...props} found={found} />
      {found === null && <Written {...props} />}
      <HelpContact {...props} />
      <HelpCare {...props} />
    </article>
  );
}

/** What the operator has written: questions, guides, and whatever else. */
function Written(props: HelpPageProps) {
  const { page, questions } = props;
  return (
    <>
      {questions === null || page === null ? <Problem {...props} /> : null}
      {questions !== null && questions.length > 0 && <Questions {...props} questions={questions} />}
      {page?.guides.map((group) => (
        <Guides key={group.title} group={group} />
      ))}
      {page !== null && page.text.length > 0 && (
        <div className="gs-help-part">
          <RichText nodes={page.text} />
        </div>
      )}
    </>
  );
}

function Problem({ onRetry }: Pick<HelpPageProps, "onRetry">) {
  const t = useWording();
  return (
    <div className="gs-help-part">
      <Notice kind="error" action={<Button onPress={onRetry}>{t("content.retry.button")}</Button>}>
        {t("help.failed")}
      </Notice>
    </div>
  );
}

interface QuestionsProps extends Pick<HelpPageProps, "openQuestions" | "onToggleQuestion"> {
  readonly questions: readonly QuestionView[];
}

function Questions(props: QuestionsProps) {
  const t = useWording();
  const id = useId();
  return (
    <section className="gs-help-part">
      <h2 id={id} className="gs-help-heading">
        {t("content.questions")}
      </h2>
      <QuestionList {...props} labelledBy={id} />
    </section>
  );
}

function Guides({ group: { title, guides } }: { readonly group: GuideGroupView }) {
  const id = useId();
  return (
    <section className="gs-help-part">
      <h2 id={id} className="gs-help-heading">
        {title}
      </h2>
      <ul aria-labelledby={id} className="gs-help-card">
        {guides.map(({ name, href }) => (
          <li key={href}>
            <LinkRow title={name} href={href} />
          </li>
        ))}
      </ul>
    </section>
  );
}
