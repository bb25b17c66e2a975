import { operable } from "./criteria-operable.ts";
import { perceivable } from "./criteria-perceivable.ts";
import { understandable } from "./criteria-understandable.ts";
import type { Criterion } from "./criterion.ts";

/** The 55 criteria of WCAG 2.2, A and AA, in their order. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable].map(
  ([id, level, name, claim, rules, inspections, remark]) => ({
    id,
    level,
    name,
    claim,
    rules: rules === "" ? [] : rules.split(" "),
    inspections,
    remark,
  }),
);
