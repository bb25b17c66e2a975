import type { RichTextNode } from "./rich-text.tsx";

const inline = ["link", "strong", "emphasis", "struck"];

/** The words of a text in one line, as a preview shows them and a search reads them. */
export function plainText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "break") return " ";
      const words = plainText(node.children);
      return inline.includes(node.kind) ? words : `${words} `;
    })
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}
