import type { Inspection } from "../../.storybook/evidence/inspections.ts";

/** What is claimed of a criterion where all that is cited was run and found no fault. */
export type Claim = "supports" | "partly supports" | "not applicable" | "not evaluated";

/** A success criterion of WCAG 2.2, A or AA. Its clause in EN 301 549 is its number after `9.`. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly claim: Claim;
  /** The numbered rules whose tests prove it. */
  readonly rules: readonly string[];
  readonly inspections: readonly Inspection[];
  readonly remark: string;
}

/** A criterion as its list is written: the rules in one text, by spaces. */
export type CriterionRow = readonly [
  id: string,
  level: "A" | "AA",
  name: string,
  claim: Claim,
  rules: string,
  inspections: readonly Inspection[],
  remark: string,
];

export const none: readonly Inspection[] = [];
export const notLookedAt = "No test asks for it, and nobody has looked at it.";
