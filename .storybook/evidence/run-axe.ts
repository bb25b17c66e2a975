import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe's findings on the story that is drawn, under the rules that the story sets. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<AxeResults> {
  await page.evaluate(`globalThis.axe ?? (() => { ${engine} })()`);
  return page.evaluate(runInPage, options);
}

/** Runs in the page, as Storybook's own check of accessibility does. */
async function runInPage(options: RunOptions): Promise<AxeResults> {
  type Rules = readonly { readonly id: string; readonly enabled?: boolean }[];
  const axe: typeof import("axe-core") = Reflect.get(globalThis, "axe");
  const preview = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__");
  const { a11y } = preview.currentRender.story.parameters;
  const rules: Rules = a11y?.config?.rules ?? [];
  // A gallery's links to its states are no part of the component.
  const own: string[][] = (a11y?.context?.exclude ?? []).map((selector: string) => [selector]);
  const region = rules.some(({ id }) => id === "region") ? [] : [{ id: "region", enabled: false }];
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
      animation.finish();
    }
  }
  axe.configure({ rules: [...region, ...rules] });
  return axe.run(
    {
      include: [document.body],
      exclude: [...own, [".sb-wrapper"], ["#storybook-docs"], ["#storybook-highlights-root"]],
    },
    options,
  );
}

/** Each violation as a line: the rule, and the first element. */
export function violationsOf({ violations }: AxeResults): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

const aboutNames = [
  "cat.name-role-value",
  "cat.aria",
  "cat.forms",
  "cat.text-alternatives",
  "cat.structure",
];

/** Those of the violations that are about names, roles and values. */
export function aboutNamesOnly(results: AxeResults): AxeResults {
  return {
    ...results,
    violations: results.violations.filter(({ tags }) =>
      tags.some((tag) => aboutNames.includes(tag)),
    ),
  };
}
