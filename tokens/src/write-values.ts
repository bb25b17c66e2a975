import type { TransformedToken } from "style-dictionary/types";
import { themes } from "./token-table.ts";

/** The tokens of one group, by their last names, as CSS writes them. */
export function group(tokens: TransformedToken[], name: string): [name: string, value: string][] {
  return tokens
    .filter((token) => token.path[0] === name)
    .map((token) => [token.path.slice(1).join("-"), String(token.$value)]);
}

const asNumbers = (entries: [string, string][]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, Number.parseFloat(value)]));

function constant(name: string, job: string, value: unknown): string {
  return `/** ${job} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/** A module of the values that scripts need: names of the palette, lengths in px, times in ms. */
export function writeValues(tokens: TransformedToken[]): string {
  const names = (name: string) => group(tokens, name).map(([last]) => last);
  return [
    constant("themes", "The themes that data-theme may name.", themes),
    constant("colourNames", "The closed palette.", names("color")),
    constant("shadowNames", "The shadows.", names("shadow")),
    constant("typeNames", "The type styles.", names("font-width")),
    constant("radii", "In px.", asNumbers(group(tokens, "radius"))),
    constant(
      "screens",
      "Smallest width in px, at the usual text size.",
      asNumbers(group(tokens, "screen")),
    ),
    constant(
      "sizes",
      "In rem where they follow the text, else in px.",
      asNumbers(group(tokens, "size")),
    ),
    constant("durations", "In milliseconds.", asNumbers(group(tokens, "duration"))),
    constant("easings", "CSS timing functions.", Object.fromEntries(group(tokens, "easing"))),
    constant("layers", "Stacking order.", asNumbers(group(tokens, "layer"))),
  ].join("\n");
}
