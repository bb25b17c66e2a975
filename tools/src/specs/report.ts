import type { ProvenRule } from "./proofs.ts";

/** The rules that cite one of the sections; all of them where none is named. */
export function citing(
  rules: readonly ProvenRule[],
  sections: readonly string[],
): readonly ProvenRule[] {
  if (sections.length === 0) return rules;
  return rules.filter((rule) => rule.sections.some((section) => sections.includes(section)));
}

/** The rules with their tests, for a program to read, ordered by workspace and folder. */
export function describeRules(rules: readonly ProvenRule[]) {
  const specs = [...new Set(rules.map(({ file }) => file))];
  return specs.map((spec) => {
    const ofSpec = rules.filter(({ file }) => file === spec);
    return {
      spec,
      workspace: ofSpec[0]?.workspace,
      folder: ofSpec[0]?.prefix.toLowerCase(),
      rules: ofSpec.map(({ id, text, sections, tests }) => ({
        id,
        text,
        sections,
        tests: tests.map(({ title, file, line }) => ({ title, file, line })),
      })),
    };
  });
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
