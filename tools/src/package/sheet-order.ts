import { selectorSpecificity } from "@csstools/selector-specificity";
import type { AtRule, Container, Declaration } from "postcss";
import parser from "postcss-selector-parser";

/** A selector with what it declares: all of it important, or none. */
export type SheetRule = {
  /** The at-rules around it, the outermost first. */
  readonly around: readonly string[];
  readonly selector: string;
  readonly classes: readonly string[];
  readonly declarations: readonly Declaration[];
  readonly isImportant: boolean;
  /** The layer within the sheet's layer. */
  readonly layer: string;
};

type Unordered = Omit<SheetRule, "layer"> & { readonly specificity: readonly number[] };

function readSelector(selector: string): Pick<Unordered, "classes" | "specificity"> {
  const [only] = parser().astSync(selector).nodes;
  if (!only) throw new Error(`No selector: ${selector}`);
  const { a, b, c } = selectorSpecificity(only);
  const classes: string[] = [];
  only.walkClasses(({ value }) => {
    classes.push(value);
  });
  return { classes, specificity: [a, b, c] };
}

function rulesIn(container: Container, around: readonly string[]): readonly Unordered[] {
  return (container.nodes ?? []).flatMap((node): readonly Unordered[] => {
    if (node.type === "atrule") {
      if (node.name === "keyframes") return [];
      return rulesIn(node, [...around, `@${node.name} ${node.params}`]);
    }
    if (node.type !== "rule") return [];
    const declared = node.nodes.filter((child) => child.type === "decl");
    if (declared.length < node.nodes.length) throw new Error(`A rule within ${node.selector}`);
    return [false, true].flatMap((isImportant) => {
      const declarations = declared.filter(
        ({ important }) => important === (isImportant || undefined),
      );
      if (declarations.length === 0) return [];
      return node.selectors.map((selector) => ({
        around,
        selector,
        ...readSelector(selector),
        declarations,
        isImportant,
      }));
    });
  });
}

const sides = /^(?:(?:scroll-)?(?:margin|padding)|gap|inset)/;
const borders = /^border(?:-.*)?-(radius|color|width|style)$/;

/** What a property sets: physical and logical sides are one, and a longhand begins with its shorthand. */
function aspectOf(property: string): string {
  const name = property.replace(/^-(?:webkit|moz)-/, "");
  if (/^(?:top|right|bottom|left)$/.test(name)) return "inset";
  if (/^(?:row|column)-gap$/.test(name)) return "gap";
  const alignment = /^(?:place|align|justify)-(items|content|self)$/.exec(name)?.[1];
  if (alignment) return `box-${alignment}`;
  const border = borders.exec(name)?.[1];
  return border ? `border-${border}` : (sides.exec(name)?.[0] ?? name);
}

const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

const bySpecificity = (one: Unordered, other: Unordered) =>
  one.specificity.map((count, at) => count - (other.specificity[at] ?? 0)).find(Boolean) ?? 0;

/** The steps of rules, the weakest first: each is a step above all that it wins over. */
function stepsOf(rules: readonly Unordered[]): readonly number[] {
  const highest = new Map<string, number>();
  const steps = new Map<Unordered, number>();
  for (const rule of [...rules].sort(bySpecificity)) {
    const aspects = rule.declarations.map(({ prop }) => aspectOf(prop));
    const below = [...highest].filter(([each]) => aspects.some((aspect) => overlaps(aspect, each)));
    const step = 1 + Math.max(-1, ...below.map(([, each]) => each));
    for (const aspect of aspects) highest.set(aspect, step);
    steps.set(rule, step);
  }
  return rules.map((rule) => steps.get(rule) ?? 0);
}

/**
 * The rules of a layer, each in a layer of its own rank, so that any part of them, in any order and
 * however often, draws what all of them draw: within a layer no two rules set the same.
 * What is important is the other way about: of two layers the first wins.
 */
export function orderRules(layer: AtRule): {
  readonly rules: readonly SheetRule[];
  /** In the order in which they have to be declared. */
  readonly layers: readonly string[];
} {
  const all = rulesIn(layer, []);
  const named = (isImportant: boolean) => {
    const rules = all.filter((rule) => rule.isImportant === isImportant);
    const steps = stepsOf(rules);
    const nameOf = (step: number) => `${isImportant ? "i" : "n"}${step.toString(36)}`;
    const names = Array.from({ length: Math.max(-1, ...steps) + 1 }, (_, step) => nameOf(step));
    return {
      rules: rules.map((rule, at): SheetRule => ({ ...rule, layer: nameOf(steps[at] ?? 0) })),
      layers: isImportant ? names.reverse() : names,
    };
  };
  const plain = named(false);
  const important = named(true);
  return {
    rules: [...plain.rules, ...important.rules],
    layers: [...plain.layers, ...important.layers],
  };
}
