export { explainBetRefusal, explainRefusal, logAttempt } from "./explain-refusal.ts";
