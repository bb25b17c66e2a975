import type { TransformedToken } from "style-dictionary/types";
import { contrastRatio, contrastRules, type Oklch } from "./contrast.ts";
import { type Theme, type TokenTable, type TypeRow, themes, type ValueRow } from "./token-table.ts";
import { group } from "./write-values.ts";

type Tokens = Record<Theme, TransformedToken[]>;

const rows = (tokens: TransformedToken[], name: string): ValueRow[] =>
  group(tokens, name).map(([last, value]) => ({ name: last, value }));

function eachTheme<Value>(pick: (theme: Theme) => Value): Record<Theme, Value> {
  return Object.fromEntries(themes.map((theme) => [theme, pick(theme)])) as Record<Theme, Value>;
}

function colour(tokens: TransformedToken[], name: string): string {
  const found = tokens.find((token) => token.path.join("-") === `color-${name}`);
  if (!found)
    throw new Error(`No colour is called "${name}": mend contrast.ts or the theme files.`);
  return String(found.$value);
}

function channels(css: string): Oklch {
  const [lightness, chroma, hue] = css.replace("oklch(", "").split(/[ )]/).map(Number);
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

function typeRows(tokens: TransformedToken[]): TypeRow[] {
  return group(tokens, "font-width").map(([name, width]) => {
    const part = (last: string) => {
      const found = tokens.find((token) => token.path.join(".") === `type.${name}.${last}`);
      return String(found?.$value ?? "");
    };
    const described = tokens.find((token) => token.path.join(".") === `type.${name}.fontSize`);
    return {
      name,
      use: described?.$description ?? "",
      size: part("fontSize"),
      lineHeight: part("lineHeight"),
      weight: part("fontWeight"),
      width,
      letterSpacing: part("letterSpacing"),
    };
  });
}

/** The module that Storybook's token page reads, contrast ratios computed. */
export function writeTable(tokens: Tokens): string {
  const table: TokenTable = {
    colours: group(tokens.dark, "color").map(([name]) => ({
      name,
      values: eachTheme((theme) => colour(tokens[theme], name)),
    })),
    contrast: contrastRules.map((rule) => ({
      ...rule,
      ratios: eachTheme((theme) =>
        contrastRatio(
          channels(colour(tokens[theme], rule.text)),
          channels(colour(tokens[theme], rule.background)),
        ),
      ),
    })),
    type: typeRows(tokens.dark),
    radii: rows(tokens.dark, "radius"),
    screens: rows(tokens.dark, "screen"),
    sizes: rows(tokens.dark, "size"),
    durations: rows(tokens.dark, "duration"),
    easings: rows(tokens.dark, "easing"),
    layers: rows(tokens.dark, "layer"),
  };
  const json = JSON.stringify(table, null, 2);
  return `import type { TokenTable } from "../src/token-table.ts";\n\nexport const tokenTable: TokenTable = ${json};\n`;
}
