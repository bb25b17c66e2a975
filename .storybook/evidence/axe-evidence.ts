import { axeDecisions, decisionOf } from "../../stories/review/axe-decisions.ts";
import type { Evidence, Finding } from "../../stories/review/evidence-data.ts";

interface AxeCheck {
  readonly message: string;
}
interface AxeNode {
  readonly any: readonly AxeCheck[];
  readonly all: readonly AxeCheck[];
  readonly none: readonly AxeCheck[];
}
interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}

/** The part of axe's result that is evidence. */
export interface AxeReport {
  readonly testEngine: { readonly name: string; readonly version: string };
  readonly violations: readonly AxeFinding[];
  readonly incomplete: readonly AxeFinding[];
}

/** What axe found in one story in one mode, as the story's test reports it. */
export interface AxeOfStory {
  readonly storyId: string;
  readonly mode: string;
  readonly evidence: Evidence;
}

function reasonsOf({ nodes }: AxeFinding): string[] {
  const messages = nodes.flatMap(({ any, all, none }) => [...any, ...all, ...none]);
  return [...new Set(messages.map(({ message }) => message))].sort();
}

function inWords(findings: readonly AxeFinding[]): Finding[] {
  return findings
    .map((finding) => ({
      rule: finding.id,
      help: finding.help,
      elements: finding.nodes.length,
      why: reasonsOf(finding),
    }))
    .sort((one, other) => one.rule.localeCompare(other.rule, "en"));
}

/** What axe found in one story: the rules that were violated, and those that it could not decide, with its reasons. */
export function evidenceOf({ testEngine, violations, incomplete }: AxeReport): Evidence {
  return {
    engine: `${testEngine.name} ${testEngine.version}`,
    violations: inWords(violations),
    incomplete: inWords(incomplete),
  };
}

/** What is wrong with a story, a line each: what axe calls a violation, and what neither it nor a person decided. */
export function openFindings(storyId: string, { violations, incomplete }: Evidence): string[] {
  return [
    ...violations.map(({ rule, why }) => `${rule} is violated: ${why.join(" ")}`),
    ...incomplete.flatMap(({ rule, why }) =>
      why
        .filter((each) => !decisionOf(rule, each, storyId))
        .map((each) => `${rule} is not decided: ${each}`),
    ),
  ];
}

/** The decisions that no finding in these results needs, of the pages of stories (`components-badge`) that they are of. */
export function unneededDecisions(
  results: readonly Pick<AxeOfStory, "storyId" | "evidence">[],
): string[] {
  const pageOf = (storyId: string) => storyId.split("--")[0] ?? "";
  const looked = new Set(results.map(({ storyId }) => pageOf(storyId)));
  const needed = new Set(
    results.flatMap(({ storyId, evidence }) =>
      evidence.incomplete.flatMap(({ rule, why }) =>
        why.map((each) => {
          const decision = decisionOf(rule, each, storyId);
          return `${decision && axeDecisions.indexOf(decision)} ${pageOf(storyId)}`;
        }),
      ),
    ),
  );
  return axeDecisions.flatMap(({ of, rule, why }, at) =>
    of
      .filter((page) => looked.has(page) && !needed.has(`${at} ${page}`))
      .map((page) => `${rule} of ${page}: ${why}`),
  );
}
