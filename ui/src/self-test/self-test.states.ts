import { selfTestQuestions } from "@grandstand/rules/limits";
import type { NamedStates } from "../testing/named-states.ts";
import type { SelfTestProps } from "./self-test.tsx";

const nothing = () => undefined;
const props: SelfTestProps = {
  view: { step: "closed" },
  onStart: nothing,
  onAnswer: nothing,
  onFinish: nothing,
};
const begun = { step: "questions", answers: [], isIncomplete: false } as const;

/** Every face of the test, by name. Its texts are the longest in Dutch, in which every state is drawn too. */
export const selfTestStates = {
  closed: props,
  questions: { ...props, view: begun },
  answered: {
    ...props,
    view: { ...begun, answers: selfTestQuestions.map(() => "sometimes" as const) },
  },
  incomplete: {
    ...props,
    view: { ...begun, answers: ["never", undefined, "always"], isIncomplete: true },
  },
  "low risk": { ...props, view: { step: "result", result: "low" } },
  "raised risk": { ...props, view: { step: "result", result: "raised" } },
  "high risk": { ...props, view: { step: "result", result: "high" } },
} satisfies NamedStates<SelfTestProps>;
