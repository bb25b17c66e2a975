import type { Inspection } from "../../.storybook/evidence/inspections.ts";
import { criteria } from "./criteria.ts";
import type { Claim, Criterion } from "./criterion.ts";
import { openFaults } from "./fault-decisions.ts";
import type { KeptInspections } from "./kept-inspections.ts";
import type { RuleRow } from "./review-data.ts";

/** A recorded run of the tests that cite a rule. */
export interface RecordedRun {
  readonly on: string;
  readonly passed: number;
  readonly failed: number;
}

/** The last one, and whether what the rule is about has changed since. */
export interface RuleRun extends RecordedRun {
  readonly isChanged: boolean;
}

/** The last recorded runs, by the rule's number. */
export type TestRuns = Readonly<Record<string, RuleRun>>;

export type Verdict = Claim | "does not support";

/** A rule that a criterion cites, with what was run of it. */
export interface CitedRule {
  readonly rule: RuleRow;
  /** Undefined where no run is on record. */
  readonly run: RuleRun | undefined;
}

/** A way of looking at each component, with how many were looked at and which had a fault. */
export interface CitedInspection {
  readonly inspection: Inspection;
  readonly stories: number;
  /** The stories in which it found a fault that is not decided to be none. */
  readonly faulty: readonly string[];
  /** The stories whose component has changed since it was looked at. */
  readonly changed: readonly string[];
  /** How many components were not looked at. */
  readonly missing: number;
  /** The days of the inspections, the first and the last. */
  readonly days: readonly string[];
}

/** One line of the statement. */
export interface StatementRow {
  readonly criterion: Criterion;
  /** The clause of EN 301 549. */
  readonly clause: string;
  readonly verdict: Verdict;
  readonly rules: readonly CitedRule[];
  readonly inspections: readonly CitedInspection[];
  /** The last day on which something of it was run; empty where nothing was. */
  readonly on: string;
  /** The first day of what has changed since it was run or looked at; empty where nothing has. */
  readonly changedSince: string;
}

function citedInspection(
  inspection: Inspection,
  { stories, missing }: KeptInspections,
): CitedInspection {
  const looked = Object.entries(stories).filter(
    ([, { faults }]) => faults[inspection] !== undefined,
  );
  return {
    inspection,
    stories: looked.length,
    faulty: looked
      .filter(([id, { faults }]) => openFaults(inspection, id, faults[inspection]).length > 0)
      .map(([id]) => id),
    missing: missing.length,
    changed: looked.filter(([, { isChanged }]) => isChanged).map(([id]) => id),
    days: [...new Set(looked.map(([, { on }]) => on))].sort(),
  };
}

/**
 * What may be said of a criterion: never more than is claimed, and less where a cited test failed, an
 * inspection found a fault, what they are about has changed since, or some of it is not on record.
 */
function verdictOf(
  claim: Claim,
  rules: readonly CitedRule[],
  inspections: readonly CitedInspection[],
): Verdict {
  if (claim === "not applicable" || claim === "not evaluated") return claim;
  const runs = rules.flatMap(({ run }) => run ?? []);
  const wasRun = runs.length > 0 || inspections.some(({ stories }) => stories > 0);
  if (!wasRun) return "not evaluated";
  const isProved =
    runs.length === rules.length &&
    inspections.every(({ stories, missing }) => stories > 0 && missing === 0);
  const isChanged =
    runs.some((run) => run.isChanged) || inspections.some(({ changed }) => changed.length > 0);
  const hasFault =
    runs.some(({ failed }) => failed > 0) || inspections.some(({ faulty }) => faulty.length > 0);
  if (runs.length > 0 && runs.every(({ passed }) => passed === 0)) return "does not support";
  return isProved && !hasFault && !isChanged ? claim : "partly supports";
}

/**
 * The statement, criterion by criterion, computed from what was run.
 *
 * @throws where a criterion cites a rule that is no more.
 */
export function statementRows(
  rules: readonly RuleRow[],
  runs: TestRuns,
  kept: KeptInspections,
): StatementRow[] {
  return criteria.map((criterion) => {
    const cited = criterion.rules.map((id) => {
      const rule = rules.find((each) => each.id === id);
      if (!rule) throw new Error(`${criterion.id} cites ${id}, which no spec.md has.`);
      return { rule, run: runs[id] };
    });
    const inspections = criterion.inspections.map((inspection) =>
      citedInspection(inspection, kept),
    );
    const days = [
      ...cited.flatMap(({ run }) => run?.on ?? []),
      ...inspections.flatMap(({ days }) => days),
    ];
    const changedDays = [
      ...cited.flatMap(({ run }) => (run?.isChanged ? run.on : [])),
      ...inspections.flatMap(({ changed }) => changed.flatMap((id) => kept.stories[id]?.on ?? [])),
    ];
    return {
      criterion,
      clause: `9.${criterion.id}`,
      verdict: verdictOf(criterion.claim, cited, inspections),
      rules: cited,
      inspections,
      on: days.sort().at(-1) ?? "",
      changedSince: changedDays.sort()[0] ?? "",
    };
  });
}
