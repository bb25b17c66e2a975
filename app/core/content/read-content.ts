import { type Locale, safeLink } from "@grandstand/rules/locale";
import type { RichTextNode } from "@grandstand/ui/rich-text";
import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** What a page may hold; anything else is replaced by its content. */
const blocks = {
  h2: "heading",
  h3: "subheading",
  p: "paragraph",
  ul: "list",
  ol: "numbered-list",
  li: "item",
} as const;
const inline = {
  strong: "strong",
  b: "strong",
  em: "emphasis",
  i: "emphasis",
  s: "struck",
  del: "struck",
  strike: "struck",
} as const;
const inlineKinds = new Set(["text", "link", ...Object.values(inline)]);
const headings = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" } as const;
/** Elements on a line of their own, of which a page has no kind: their text stays apart from their neighbours'. */
const apart = new Set(
  "address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form header legend main nav pre section summary table tr".split(
    " ",
  ),
);
const cells = new Set(["td", "th"]);
const betweenCells = " · ";
/** Elements whose content is no text of the page. */
const dropped = new Set(["script", "style", "iframe", "object", "template", "noscript", "svg"]);

/** No page that anybody wrote nests deeper; what does is left out. */
const deepest = 100;

/**
 * Reads HTML from the content service into the few kinds of text that a page draws (B2). There is no
 * way through it for a script, a style, an attribute or an address other than a link's: what is not
 * on the list can't be said in its result. Links within the site get the language's prefix. Runs on
 * the server only.
 */
export function readContent(html: string, locale: Locale): readonly RichTextNode[] {
  return nodesOf(parseDocument(html).children, locale, 0);
}

function nodesOf(
  children: readonly ChildNode[],
  locale: Locale,
  depth: number,
): readonly RichTextNode[] {
  if (depth >= deepest) return [];
  const nodes: RichTextNode[] = [];
  let before: ChildNode | null = null;
  children.forEach((child, index) => {
    if (isBlank(child) && [before, children[index + 1]].some(isApart)) return;
    const own = nodeOf(child, locale, depth);
    if (own.length === 0) return;
    nodes.push(...between(before, child, nodes.at(-1), own[0]), ...own);
    before = child;
  });
  return nodes;
}

/** What keeps the texts of two neighbours apart that a browser would not draw side by side. */
function between(
  before: ChildNode | null,
  after: ChildNode,
  ...[last, next]: readonly (RichTextNode | undefined)[]
): readonly RichTextNode[] {
  if (!last || !next || !(isApart(before) || isApart(after))) return [];
  if (!inlineKinds.has(last.kind) || !inlineKinds.has(next.kind)) return [];
  return isCell(before) && isCell(after)
    ? [{ kind: "text", text: betweenCells }]
    : [{ kind: "break" }];
}

const isCell = (node: ChildNode | null | undefined) =>
  Boolean(node && isTag(node) && cells.has(node.name));
const isApart = (node: ChildNode | null | undefined) =>
  isCell(node) || Boolean(node && isTag(node) && apart.has(node.name));
const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === "";

function nodeOf(node: ChildNode, locale: Locale, depth: number): readonly RichTextNode[] {
  if (isText(node)) return textOf(node.data);
  if (!isTag(node) || dropped.has(node.name)) return [];
  const name = lookUp(headings, node.name) ?? node.name;
  const children = nodesOf(node.children, locale, depth + 1);
  const kind = lookUp(blocks, name) ?? lookUp(inline, name);
  if (kind !== undefined) return children.length > 0 ? [{ kind, children }] : [];
  if (name === "br") return [{ kind: "break" }];
  const href = name === "a" ? safeLink(node.attribs.href ?? "", locale) : null;
  return href === null ? children : [{ kind: "link", href, children }];
}

function textOf(data: string): readonly RichTextNode[] {
  const text = data.replace(/[\t\n\r ]+/g, " ");
  return text === "" ? [] : [{ kind: "text", text }];
}

function lookUp<Value extends string>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
