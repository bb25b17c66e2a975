import ts from "typescript";
import { colourNames } from "./colour-names.ts";
import { type Check, type Finding, isTest, lineAt, type ProjectFile } from "./finding.ts";
import { isCode, textsOf } from "./syntax.ts";

/** Where a colour may be written: the tokens, and the tools and tests about colours. */
const exempt = /^(tokens|tools|docs)\/|(^|\/)package-lock\.json$|\.svg$/;

const hex = /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
/** A colour made from a token (`oklch(from var(--…) …)`) is not raw. */
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()/i;
const arbitraryName = new RegExp(`\\[(?:[a-z-]+:)?(?:${colourNames.join("|")})\\]`);
const nameAlone = new RegExp(`^(?:${colourNames.join("|")})$`, "i");
const nameInside = new RegExp(`(?<![\\w-])(?:${colourNames.join("|")})(?![\\w-])`, "i");
const colourProperty =
  /^(?:--[\w-]+|color|background|border|outline|fill|stroke|(?:box|text)-shadow|[a-z-]*-?color|background-image|border-[a-z-]+|filter)$/i;
const colourAttribute =
  /^(?:color|backgroundColor|background|borderColor|outlineColor|fill|stroke|stopColor|floodColor|accentColor|caretColor|fillStyle|strokeStyle|shadowColor)$/;

function rawColour(file: string, line: number, colour: string): Finding {
  return {
    file,
    line,
    what: `writes the colour ${colour}`,
    why: "A raw colour doesn't follow the theme, and nobody has computed its contrast.",
    instead:
      "use a token: a Tailwind class of the closed palette, or var(--…) from tokens/; a colour that is missing is added there",
  };
}

function nameOfHolder(node: ts.Node): string | undefined {
  const holder = node.parent;
  if (ts.isPropertyAssignment(holder) || ts.isJsxAttribute(holder)) return holder.name.getText();
  if (ts.isBinaryExpression(holder) && ts.isPropertyAccessExpression(holder.left)) {
    return holder.left.name.text;
  }
  return undefined;
}

function checkCode(file: ProjectFile): Finding[] {
  return textsOf(file).flatMap(({ text, line, node }) => {
    const holder = nameOfHolder(node);
    if (holder === "href" || holder === "id" || ts.isJsxText(node)) return [];
    const found = hex.exec(text) ?? colourFunction.exec(text) ?? arbitraryName.exec(text);
    if (found) return [rawColour(file.path, line, found[0])];
    const isNamed = holder !== undefined && colourAttribute.test(holder) && nameAlone.test(text);
    return isNamed ? [rawColour(file.path, line, text)] : [];
  });
}

/** Comments become spaces, so that the rest keeps its lines. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
}

function checkStyles(file: ProjectFile): Finding[] {
  const text = withoutComments(file.text);
  const declaration = /(?<=^|[;{}])\s*([\w-]+)\s*:([^;{}]*)(?=[;}]|$)/g;
  return [...text.matchAll(declaration)].flatMap((match) => {
    const [whole, property = "", value = ""] = match;
    const named = colourProperty.test(property) ? nameInside.exec(value) : null;
    const found = hex.exec(value) ?? colourFunction.exec(value) ?? named;
    if (!found) return [];
    const offset = match.index + whole.length - value.length + found.index;
    return [rawColour(file.path, lineAt(text, offset), found[0])];
  });
}

function checkFile(file: ProjectFile): Finding[] {
  if (exempt.test(file.path) || isTest(file.path)) return [];
  if (isCode(file.path)) return checkCode(file);
  return file.path.endsWith(".css") ? checkStyles(file) : [];
}

/** No colour is written outside tokens/. */
export const rawColours: Check = {
  name: "raw colours",
  find: (files) => files.flatMap(checkFile),
};
