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
const inline = { strong: "strong", b: "strong", em: "emphasis", i: "emphasis" } as const;
const headings = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" } as const;
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
  return depth < deepest ? children.flatMap((node) => nodeOf(node, locale, depth)) : [];
}

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
