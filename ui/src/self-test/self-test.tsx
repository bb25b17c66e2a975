import {
  type SelfTestAnswer,
  type SelfTestResult,
  selfTestAnswers,
  selfTestQuestions,
} from "@grandstand/rules/limits";
import { type RefObject, useEffect, useId, useRef } from "react";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { answerChoice, answerRow, selfTest, testResult } from "./self-test.variants.ts";

type QuestionName = (typeof selfTestQuestions)[number];

export type SelfTestView =
  | { readonly step: "closed" }
  | {
      readonly step: "questions";
      /** In the order of the questions; undefined where none is chosen yet. */
      readonly answers: readonly (SelfTestAnswer | undefined)[];
      /** The result was requested before every question had its answer. */
      readonly isIncomplete: boolean;
    }
  | { readonly step: "result"; readonly result: SelfTestResult };

export interface SelfTestProps {
  readonly view: SelfTestView;
  /** Begins the test, or begins it again. */
  readonly onStart: () => void;
  readonly onAnswer: (question: QuestionName, answer: SelfTestAnswer) => void;
  readonly onFinish: () => void;
}

/**
 * Nine questions and what they come to; `useSelfTest` keeps the answers in memory, and nowhere else.
 *
 * Data attributes: `data-step` closed | questions | result.
 */
export function SelfTest({ view, onStart, onAnswer, onFinish }: SelfTestProps) {
  const t = useWording();
  const { step } = view;
  const shown = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // What is pressed goes with its step: the next one has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (!isFirst.current) shown.current?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <section className={selfTest()} data-step={step}>
      <h2 className="gs:type-label">{t("self-test.title")}</h2>
      {step === "closed" && (
        <>
          <p className="gs:type-body gs:text-ink-muted">{t("self-test.intro")}</p>
          <div>
            <Button onPress={onStart}>{t("self-test.start.button")}</Button>
          </div>
        </>
      )}
      {view.step === "questions" && (
        <Questions {...view} shown={shown} onAnswer={onAnswer} onFinish={onFinish} />
      )}
      {view.step === "result" && <Result shown={shown} result={view.result} onAgain={onStart} />}
    </section>
  );
}

type QuestionsProps = Extract<SelfTestView, { step: "questions" }> &
  Pick<SelfTestProps, "onAnswer" | "onFinish"> & {
    readonly shown: RefObject<HTMLDivElement | null>;
  };

function Questions({ answers, isIncomplete, shown, onAnswer, onFinish }: QuestionsProps) {
  const t = useWording();
  const missing = useId();

  function finish() {
    onFinish();
    const open = selfTestQuestions.findIndex((_, index) => answers[index] === undefined);
    shown.current?.querySelectorAll("fieldset")[open]?.querySelector("input")?.focus();
  }
  return (
    <div ref={shown} tabIndex={-1} className="gs:grid gs:outline-none">
      <p className="gs:type-body gs:pb-3 gs:text-ink-muted">{t("self-test.intro")}</p>
      {selfTestQuestions.map((question, index) => (
        <Question
          key={question}
          question={question}
          number={index + 1}
          chosen={answers[index]}
          describedBy={isIncomplete && answers[index] === undefined ? missing : undefined}
          onChoose={(answer) => onAnswer(question, answer)}
        />
      ))}
      <p
        id={missing}
        role="alert"
        className="gs:type-small gs:pb-2 gs:font-semibold gs:empty:hidden"
      >
        {isIncomplete && t("self-test.incomplete")}
      </p>
      <div>
        <Button onPress={finish}>{t("self-test.result.button")}</Button>
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly question: QuestionName;
  readonly number: number;
  readonly chosen: SelfTestAnswer | undefined;
  readonly describedBy: string | undefined;
  readonly onChoose: (answer: SelfTestAnswer) => void;
}

function Question({ question, number, chosen, describedBy, onChoose }: QuestionProps) {
  const t = useWording();
  const group = useId();
  return (
    <fieldset aria-describedby={describedBy} className={answerRow()}>
      <legend className="gs:type-body gs:float-left gs:pb-1">
        <span className="gs:type-small gs:block gs:text-ink-muted">
          {t("self-test.question", { number, count: selfTestQuestions.length })}
        </span>
        <span>{t(`self-test.${question}`)}</span>
      </legend>
      <div className="gs:clear-both gs:flex gs:flex-wrap gs:gap-x-5">
        {selfTestAnswers.map((answer) => (
          <label key={answer} data-focus-within-ring className={answerChoice()}>
            <input
              type="radio"
              name={group}
              className="gs:choice-mark"
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
            />
            <span>{t(`self-test.answer.${answer}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ResultProps {
  readonly shown: RefObject<HTMLDivElement | null>;
  readonly result: SelfTestResult;
  readonly onAgain: () => void;
}

function Result({ shown, result, onAgain }: ResultProps) {
  const t = useWording();
  return (
    <>
      <div ref={shown} tabIndex={-1} data-result={result} className={testResult({ result })}>
        <h3 className="gs:type-label">{t(`self-test.result.${result}.title`)}</h3>
        <p className="gs:type-body">{t(`self-test.result.${result}.text`)}</p>
        <p className="gs:type-small gs:text-ink-muted">{t("self-test.note")}</p>
      </div>
      <div>
        <Button onPress={onAgain}>{t("self-test.again.button")}</Button>
      </div>
    </>
  );
}
