import type { ProvenRule } from "./proofs.ts";

/** The rules that cite one of the sections; all of them where none is named. */
export function citing(
  rules: readonly ProvenRule[],
  sections: readonly string[],
): readonly ProvenRule[] {
  if (sections.length === 0) return rules;
  return rules.filter((rule) => rule.sections.some((section) => sections.includes(section)));
}

/** The rules as lines of text: the rule, and under it each test. */
export function listRules(rules: readonly ProvenRule[]): string {
  return rules
    .map(({ id, text, tests }) => {
      const under = tests.map(({ title, file, line }) => `    ${file}:${line}  ${title}`);
      return [`[${id}] ${text}`, ...under].join("\n");
    })
    .join("\n");
}
