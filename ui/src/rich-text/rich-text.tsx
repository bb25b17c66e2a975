import type { ReactNode } from "react";
import { Link } from "../link/index.ts";
import { useWording } from "../provider/index.ts";
import { richText } from "./rich-text.variants.ts";

/** A piece of a written text. It has no attributes but a link's address, so that nothing can be hidden in it. */
export type RichTextNode =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly RichTextNode[] }
  | {
      readonly kind:
        | "heading"
        | "subheading"
        | "paragraph"
        | "list"
        | "numbered-list"
        | "item"
        | "strong"
        | "emphasis"
        | "struck";
      readonly children: readonly RichTextNode[];
    };

export interface RichTextProps {
  readonly nodes: readonly RichTextNode[];
}

/** A written text: the terms, a guide, an answer (B2, content pages). Its headings begin at the second level. */
export function RichText({ nodes }: RichTextProps) {
  return <div className={richText()}>{nodes.map(draw)}</div>;
}

/** A text alone is its element's own; one of several pieces has an element (docs/decisions/102). */
function drawAll(nodes: readonly RichTextNode[]): ReactNode {
  const [only, second] = nodes;
  if (only?.kind === "text" && second === undefined) return only.text;
  return nodes.map(draw);
}

function draw(node: RichTextNode, index: number): ReactNode {
  if (node.kind === "text") return <span key={index}>{node.text}</span>;
  if (node.kind === "break") return <br key={index} />;
  const children = drawAll(node.children);
  switch (node.kind) {
    case "link":
      return (
        <Link key={index} href={node.href} opensNewTab={node.href.startsWith("https:")}>
          {children}
        </Link>
      );
    case "heading":
      return <h2 key={index}>{children}</h2>;
    case "subheading":
      return <h3 key={index}>{children}</h3>;
    case "paragraph":
      return <p key={index}>{children}</p>;
    case "list":
      return <ul key={index}>{children}</ul>;
    case "numbered-list":
      return <ol key={index}>{children}</ol>;
    case "item":
      return <li key={index}>{children}</li>;
    case "strong":
      return <strong key={index}>{children}</strong>;
    case "emphasis":
      return <em key={index}>{children}</em>;
    case "struck":
      return <Struck key={index}>{children}</Struck>;
  }
}

/** What does not hold any more, an old price. No screen reader says so of the element alone. */
function Struck({ children }: { readonly children: ReactNode }) {
  const t = useWording();
  return (
    <s>
      <span className="gs:sr-only">{t("content.struck")}</span> <span>{children}</span>
    </s>
  );
}
