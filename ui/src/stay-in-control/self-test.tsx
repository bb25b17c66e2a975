import {
  type SelfTestAnswer,
  type SelfTestResult,
  selfTestAnswers,
  selfTestQuestions,
  selfTestResult,
} from "@grandstand/rules/limits";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { answerRow, controlCard, testResult } from "./stay-in-control.variants.ts";

type Step = "closed" | "questions" | SelfTestResult;

/** Nine questions and what they come to. The answers are in memory for as long as the test is open, and nowhere else. */
export function SelfTest() {
  const t = useWording();
  const [step, setStep] = useState<Step>("closed");
  const shown = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // What is pressed goes with its step: the next one has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (!isFirst.current) shown.current?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <section className={controlCard()} data-step={step}>
      <h2 className="gs:type-label">{t("self-test.title")}</h2>
      {step === "closed" && (
        <>
          <p className="gs:type-body gs:text-ink-muted">{t("self-test.intro")}</p>
          <div>
            <Button onPress={() => setStep("questions")}>{t("self-test.start.button")}</Button>
          </div>
        </>
      )}
      {step === "questions" && <Questions shown={shown} onResult={setStep} />}
      {step !== "closed" && step !== "questions" && (
        <Result shown={shown} result={step} onAgain={() => setStep("questions")} />
      )}
    </section>
  );
}

interface QuestionsProps {
  readonly shown: RefObject<HTMLDivElement | null>;
  readonly onResult: (result: SelfTestResult) => void;
}

function Questions({ shown, onResult }: QuestionsProps) {
  const t = useWording();
  const missing = useId();
  const [answers, setAnswers] = useState<readonly (SelfTestAnswer | undefined)[]>([]);
  const [isIncomplete, setIncomplete] = useState(false);

  function choose(index: number, answer: SelfTestAnswer) {
    setAnswers(selfTestQuestions.map((_, each) => (each === index ? answer : answers[each])));
    setIncomplete(false);
  }
  function finish() {
    const result = selfTestResult(answers);
    if (result !== null) return onResult(result);
    setIncomplete(true);
    const open = selfTestQuestions.findIndex((_, index) => answers[index] === undefined);
    shown.current?.querySelectorAll("fieldset")[open]?.querySelector("input")?.focus();
  }
  return (
    <div ref={shown} tabIndex={-1} className="gs:grid gs:outline-none">
      <p className="gs:type-body gs:text-ink-muted">{t("self-test.intro")}</p>
      {selfTestQuestions.map((question, index) => (
        <Question
          key={question}
          question={question}
          number={index + 1}
          chosen={answers[index]}
          describedBy={isIncomplete && answers[index] === undefined ? missing : undefined}
          onChoose={(answer) => choose(index, answer)}
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
  readonly question: (typeof selfTestQuestions)[number];
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
        {t(`self-test.${question}`)}
      </legend>
      <div className="gs:clear-both gs:flex gs:flex-wrap gs:gap-x-5">
        {selfTestAnswers.map((answer) => (
          <label
            key={answer}
            data-focus-within-ring
            className="gs:type-body gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-2 gs:rounded-sm"
          >
            <input
              type="radio"
              name={group}
              className="gs:choice-mark"
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
            />
            {t(`self-test.answer.${answer}`)}
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
