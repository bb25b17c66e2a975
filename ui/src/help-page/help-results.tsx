import { localePath } from "@grandstand/rules/locale";
import { useId } from "react";
import { EmptyPicture, magnifierDrawing } from "../empty-state/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { FoundAnswers } from "./find-answers.ts";
import type { HelpPageProps } from "./help-page-props.ts";
import { LinkRow } from "./help-row.tsx";
import { QuestionRow } from "./question-list.tsx";

interface HelpResultsProps
  extends Pick<HelpPageProps, "query" | "openQuestions" | "onToggleQuestion"> {
  /** Null while nothing is searched: the status is there before it says anything. */
  readonly found: FoundAnswers | null;
}

/** What a search has found, how much that is, and where nothing was, the way to write. */
export function HelpResults({ query, found, openQuestions, onToggleQuestion }: HelpResultsProps) {
  const t = useWording();
  const { locale } = useFormat();
  const id = useId();
  const { questions = [], guides = [] } = found ?? {};
  const isNone = found !== null && questions.length + guides.length === 0;
  return (
    <div className={found === null ? undefined : "gs-help-part"}>
      <div className={isNone ? "gs-help-none" : undefined}>
        {isNone && <EmptyPicture drawing={magnifierDrawing} />}
        <div className="gs:min-w-0 gs:flex-1 gs:basis-40">
          <p id={id} role="status" className="gs:type-label gs:wrap-anywhere gs:not-empty:pt-5">
            {found !== null && (
              <FoundWords query={query.trim()} count={questions.length + guides.length} />
            )}
          </p>
          {isNone && (
            <>
              <p className="gs:type-body gs:text-ink-muted">{t("help.none.text")}</p>
              <p className="gs:pt-2">
                <Link variant="plain" href={localePath("/support/contact-us", locale)}>
                  {t("help.contact.write")}
                </Link>
              </p>
            </>
          )}
        </div>
      </div>
      {found !== null && !isNone && (
        <ul aria-labelledby={id} className="gs-help-card gs:mt-3">
          {questions.map((each) => (
            <li key={each.question}>
              <QuestionRow
                question={each}
                isOpen={openQuestions.includes(each.question)}
                onToggleQuestion={onToggleQuestion}
              />
            </li>
          ))}
          {guides.map(({ name, href }) => (
            <li key={`${name} ${href}`}>
              <LinkRow title={name} href={href} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FoundWords({ query, count }: { readonly query: string; readonly count: number }) {
  const t = useWording();
  const format = useFormat();
  const words =
    count === 0
      ? t("help.none", { query })
      : t("help.found", { count, found: format.number(count), query });
  return <Sentence names={[query]}>{words}</Sentence>;
}
