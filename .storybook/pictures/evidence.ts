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

/** The part of axe's result that the evidence keeps. */
export interface AxeReport {
  readonly testEngine: { readonly name: string; readonly version: string };
  readonly violations: readonly AxeFinding[];
  readonly incomplete: readonly AxeFinding[];
  readonly passes: readonly AxeFinding[];
}

function reasonsOf({ nodes }: AxeFinding): string[] {
  const messages = nodes.flatMap(({ any, all, none }) => [...any, ...all, ...none]);
  return [...new Set(messages.map(({ message }) => message))].sort();
}

interface KeptFinding {
  readonly rule: string;
  readonly why: readonly string[];
}

interface Evidence {
  readonly engine: string;
  readonly violations: readonly KeptFinding[];
  readonly incomplete: readonly KeptFinding[];
  readonly passes: readonly string[];
}

/**
 * Whether two evidences say the same of a story. How many elements axe could not decide, and why, goes
 * by what lies where in the browser's version; which rules it could not decide does not.
 */
export function saysTheSame(one: string, other: string): boolean {
  const decided = (text: string) => {
    const { incomplete, ...rest }: Evidence = JSON.parse(text);
    return JSON.stringify({ ...rest, incomplete: incomplete.map(({ rule }) => rule) });
  };
  return one === other || decided(one) === decided(other);
}

/** What one evidence says and the other does not, on one line: a run's summary has the first line of what failed. */
export function differenceOf(kept: string, found: string): string {
  const [before, after] = [kept, found].map(linesOf);
  const only = (sign: string, lines: readonly string[] = [], others: readonly string[] = []) =>
    lines.filter((line) => !others.includes(line)).map((line) => `${sign} ${line}`);
  return [...only("-", before, after), ...only("+", after, before)].join("; ");
}

function linesOf(text: string): string[] {
  const { engine, violations, incomplete, passes }: Evidence = JSON.parse(text);
  return [
    engine,
    ...passes.map((rule) => `${rule} passed`),
    ...violations.map(({ rule, why }) => `${rule} was violated: ${why.join(" ")}`),
    ...incomplete.map(({ rule, why }) => `${rule} was not decided: ${why.join(" ")}`),
  ];
}

const byRule = (first: { readonly rule: string }, second: { readonly rule: string }) =>
  first.rule.localeCompare(second.rule, "en");

/**
 * What axe found in one story, as the text that is kept beside it: the rules that passed, those
 * that were violated, and those that axe could not decide, with its reasons. It has no date and no
 * name of an element, so that it changes only when the finding does.
 */
export function describeEvidence(report: AxeReport): string {
  const list = (findings: readonly AxeFinding[]) =>
    findings
      .map((finding) => ({
        rule: finding.id,
        help: finding.help,
        elements: finding.nodes.length,
        why: reasonsOf(finding),
      }))
      .sort(byRule);
  const evidence = {
    engine: `${report.testEngine.name} ${report.testEngine.version}`,
    violations: list(report.violations),
    incomplete: list(report.incomplete),
    passes: report.passes.map(({ id }) => id).sort(),
  };
  return `${JSON.stringify(evidence, null, 2)}\n`;
}
