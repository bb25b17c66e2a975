import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readProject } from "../house/read-project.ts";
import { root } from "../run/paths.ts";
import { type ProvenRule, proofs } from "./proofs.ts";

const rulesPage = "stories/review/rules.gen.json";

/** The rules with their tests as the pages of Storybook read them, ordered by workspace and room. */
export function describeRules(rules: readonly ProvenRule[]) {
  const specs = [...new Set(rules.map(({ file }) => file))];
  return specs.map((spec) => {
    const ofSpec = rules.filter(({ file }) => file === spec);
    return {
      spec,
      workspace: ofSpec[0]?.workspace,
      room: ofSpec[0]?.prefix.toLowerCase(),
      rules: ofSpec.map(({ id, text, sections, tests }) => ({
        id,
        text,
        sections,
        tests: tests.map(({ title, file, line }) => ({ title, file, line })),
      })),
    };
  });
}

/** Writes what Storybook shows of the rules to stories/review/rules.gen.json. */
export function writeRulesPage(): void {
  const path = join(root, rulesPage);
  mkdirSync(dirname(path), { recursive: true });
  const rooms = describeRules(proofs(readProject(root)));
  writeFileSync(path, `${JSON.stringify({ rooms }, null, 2)}\n`);
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
