import type { ContentPage } from "@grandstand/contract/content";
import type { Locale } from "@grandstand/rules/locale";
import type { GuideGroupView, GuideView, HelpView } from "@grandstand/ui/help-page";
import { plainText, type RichTextNode } from "@grandstand/ui/rich-text";
import { readContent } from "../core/content/read-content.ts";

/**
 * Help as its author wrote it: a heading with a list of links below it is a group of guides, and whatever else is
 * written stays as text.
 */
export function helpView({ title, content }: ContentPage, locale: Locale): HelpView {
  const guides: GuideGroupView[] = [];
  const text: RichTextNode[] = [];
  const nodes = readContent(content, locale);
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as RichTextNode;
    if (!isWritten(node)) continue;
    const listed = node.kind === "heading" ? guidesOf(nodes[index + 1]) : null;
    if (listed === null) {
      text.push(node);
      continue;
    }
    guides.push({ title: plainText([node]), guides: listed });
    index += 1;
  }
  return { title, guides, text };
}

/** The links of a list that has nothing but links; null of anything else. */
function guidesOf(node: RichTextNode | undefined): readonly GuideView[] | null {
  if (node?.kind !== "list") return null;
  const items = node.children.filter(isWritten);
  const guides = items.flatMap((item) => ("children" in item ? linkIn(item.children) : []));
  return guides.length > 0 && guides.length === items.length ? guides : null;
}

/** The link that a text is, where it is nothing else. */
function linkIn(nodes: readonly RichTextNode[]): readonly GuideView[] {
  const [link, ...others] = nodes.filter(isWritten);
  if (link?.kind !== "link" || others.length > 0) return [];
  return [{ name: plainText(link.children), href: link.href }];
}

/** Whether a node is more than the spaces between two others. */
function isWritten(node: RichTextNode): boolean {
  return plainText([node]).trim() !== "";
}
