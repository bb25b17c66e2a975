import { selfTestQuestions, selfTestResult } from "@grandstand/rules/limits";
import { useState } from "react";
import type { SelfTestProps, SelfTestView } from "./self-test.tsx";

/** Runs a self-test in memory, for as long as it is drawn: its answers are kept nowhere. */
export function useSelfTest(): SelfTestProps {
  const [view, setView] = useState<SelfTestView>({ step: "closed" });
  const answers = view.step === "questions" ? view.answers : [];
  return {
    view,
    onStart: () => setView({ step: "questions", answers: [], isIncomplete: false }),
    onAnswer: (question, answer) => {
      const changed = selfTestQuestions.map((each, index) =>
        each === question ? answer : answers[index],
      );
      setView({ step: "questions", answers: changed, isIncomplete: false });
    },
    onFinish: () => {
      const result = selfTestResult(answers);
      setView(
        result === null
          ? { step: "questions", answers, isIncomplete: true }
          : { step: "result", result },
      );
    },
  };
}
