import type { TransformedToken } from "style-dictionary/types";
import { type Theme, themes } from "./token-table.ts";
import { isThemed } from "./write-theme.ts";

type Tokens = Readonly<Record<Theme, readonly TransformedToken[]>>;

const declaration = ({ name, $value }: TransformedToken) => `--gs-${name}: ${$value};`;

/**
 * The names of the tokens to which the brand gives a value of its own in some theme. Each theme says all of them: where the
 * system's preference decides, a token of the brand's dark theme would outweigh the first brand's light one.
 */
function ownNames(brand: Tokens, first: Tokens): Set<string> {
  return new Set(
    themes.flatMap((theme) => {
      const values = new Map(first[theme].map(({ name, $value }) => [name, $value]));
      return brand[theme]
        .filter(({ name, $value }) => values.get(name) !== $value)
        .map(({ name }) => name);
    }),
  );
}

const block = (selector: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`;

/**
 * The sheet of a further brand: what differs from the first one, below `data-brand`, in the layer of the first one's
 * sheet. The face of its wordmark is a file beside the sheet.
 */
export function writeBrand(brand: string, tokens: Tokens, first: Tokens): string {
  const root = `[data-brand="${brand}"]`;
  const names = ownNames(tokens, first);
  const own = (theme: Theme) => tokens[theme].filter(({ name }) => names.has(name));
  const themed = (theme: Theme) => own(theme).filter(isThemed).map(declaration);
  const shared = own("dark").filter((token) => !isThemed(token));
  const unset = `${root}:not([data-theme])`;
  const media = (query: string, theme: Theme) =>
    `@media (${query}) {\n${block(unset, themed(theme))}}\n`;
  const named = (theme: Theme) =>
    block(`${root}[data-theme="${theme}"], ${root} [data-theme="${theme}"]`, themed(theme));
  return [
    `@font-face {\n  font-family: "${wordmarkOf(tokens)}";\n  src: url("./wordmark.woff2") format("woff2");\n  font-weight: 780;\n  font-stretch: 112%;\n  font-display: swap;\n}\n`,
    "@layer gs.theme {\n",
    block(root, shared.map(declaration)),
    block(unset, themed("dark")),
    ...themes.map(named),
    media("prefers-color-scheme: light", "light"),
    media("prefers-contrast: more", "contrast"),
    "}\n",
  ].join("");
}

/** The first family of the wordmark's type style. */
function wordmarkOf({ dark }: Tokens): string {
  const family = dark.find(({ name }) => name === "font-family-wordmark");
  return /"([^"]+)"/.exec(String(family?.$value))?.[1] ?? "";
}
