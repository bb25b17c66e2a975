import type { TransformedToken } from "style-dictionary/types";
import type { Theme } from "./token-table.ts";

/** Whether each theme has a value of its own for a token. */
export const isThemed = ({ path: [group] }: TransformedToken): boolean =>
  group === "color" || group === "shadow";

function declarations(tokens: TransformedToken[], indent: string): string {
  return tokens.map((token) => `${indent}--gs-${token.name}: ${token.$value};`).join("\n");
}

const scheme = (theme: Theme) => (theme === "light" ? "light" : "dark");

function block(selector: string, theme: Theme, tokens: TransformedToken[], indent = ""): string {
  const inner = `${indent}  `;
  const body = declarations(tokens.filter(isThemed), inner);
  return `${indent}${selector} {\n${inner}color-scheme: ${scheme(theme)};\n${body}\n${indent}}`;
}

/**
 * The sheet of custom properties. `data-theme` on any element sets its theme; without it on the
 * root, the system's preference decides, and a preference for more contrast outweighs light or
 * dark.
 */
export function writeTheme(tokens: Record<Theme, TransformedToken[]>): string {
  const unset = ":root:not([data-theme])";
  const media = (query: string, theme: Theme) =>
    `@media (${query}) {\n${block(unset, theme, tokens[theme], "  ")}\n}`;
  const scale = declarations(
    tokens.dark.filter((token) => !isThemed(token) && token.path[0] !== "screen"),
    "  ",
  );
  return `${[
    `:root {\n${scale}\n}`,
    block(':root, [data-theme="dark"]', "dark", tokens.dark),
    block('[data-theme="light"]', "light", tokens.light),
    block('[data-theme="contrast"]', "contrast", tokens.contrast),
    media("prefers-color-scheme: light", "light"),
    media("prefers-contrast: more", "contrast"),
  ].join("\n\n")}\n`;
}
