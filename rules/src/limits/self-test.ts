/** The questions of the self-test, by the end of their wording key. */
export const selfTestQuestions = [
  "afford",
  "more",
  "chase",
  "borrow",
  "problem",
  "criticised",
  "guilty",
  "health",
  "money",
] as const;

/** How often something is so; each is worth its position in this list. */
export const selfTestAnswers = ["never", "sometimes", "often", "always"] as const;
export type SelfTestAnswer = (typeof selfTestAnswers)[number];

/** What the answers come to together. */
export type SelfTestResult = "low" | "raised" | "high";

/** The result once every question is answered; null before. */
export function selfTestResult(
  answers: readonly (SelfTestAnswer | null | undefined)[],
): SelfTestResult | null {
  let sum = 0;
  for (let index = 0; index < selfTestQuestions.length; index += 1) {
    const answer = answers[index];
    if (!answer) return null;
    sum += selfTestAnswers.indexOf(answer);
  }
  if (sum >= 8) return "high";
  return sum >= 3 ? "raised" : "low";
}
