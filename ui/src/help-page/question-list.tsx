import { ChevronRight } from "lucide";
import type { QuestionView } from "../content-page/index.ts";
import { Icon } from "../icon/index.ts";
import { RichText } from "../rich-text/index.ts";
import type { HelpPageProps } from "./help-page-props.ts";

interface QuestionRowProps extends Pick<HelpPageProps, "onToggleQuestion"> {
  readonly question: QuestionView;
  readonly isOpen: boolean;
}

/** A question that opens to its answer: the browser opens it without a script too. */
export function QuestionRow({ question: view, isOpen, onToggleQuestion }: QuestionRowProps) {
  const { question, answer } = view;
  return (
    <details
      open={isOpen}
      className="gs:group"
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open !== isOpen) onToggleQuestion(question, open);
      }}
    >
      <summary className="gs-help-row">
        <span className="gs-help-row-title gs:min-w-0 gs:flex-1">{question}</span>
        <Icon
          shape={ChevronRight}
          size={18}
          className="gs:shrink-0 gs:text-ink-muted gs:group-open:rotate-90"
        />
      </summary>
      <div className="gs:px-4 gs:pb-4">
        <RichText nodes={answer} />
      </div>
    </details>
  );
}

interface QuestionListProps extends Pick<HelpPageProps, "openQuestions" | "onToggleQuestion"> {
  readonly questions: readonly QuestionView[];
  /** The id of the heading that names the list. */
  readonly labelledBy: string;
}

/** Questions under a heading. */
export function QuestionList(props: QuestionListProps) {
  const { questions, labelledBy, openQuestions, onToggleQuestion } = props;
  return (
    <ul aria-labelledby={labelledBy} className="gs-help-card">
      {questions.map((each) => (
        <li key={each.question}>
          <QuestionRow
            question={each}
            isOpen={openQuestions.includes(each.question)}
            onToggleQuestion={onToggleQuestion}
          />
        </li>
      ))}
    </ul>
  );
}
