export {
  changeOf,
  type Limit,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type LimitValue,
  limitKinds,
  type PassedLimit,
  passedLimit,
  pendingAt,
  usedShare,
  valueAt,
} from "./limits.ts";
export { controlPath, controlSlugs } from "./page-path.ts";
export { readLimitValue } from "./read-limit.ts";
export { type CheckedSession, nextRealityCheck } from "./reality-check.ts";
export {
  type SelfTestAnswer,
  type SelfTestResult,
  selfTestAnswers,
  selfTestQuestions,
  selfTestResult,
} from "./self-test.ts";
