import type { RichTextNode } from "@grandstand/ui/rich-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentView } from "../../.server/content-view.ts";
import { readContent } from "./read-content.ts";

const text = (content: string): RichTextNode => ({ kind: "text", text: content });

function textIn(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => ("children" in node ? textIn(node.children) : "text" in node ? node.text : ""))
    .join("");
}

/** The text as it is drawn, a line each for what is drawn on one. */
function linesIn(nodes: readonly RichTextNode[]): string {
  const parts = nodes.map((node) => {
    if (node.kind === "break") return "\n";
    if (node.kind === "text") return node.text;
    const inner = linesIn(node.children);
    return ["strong", "emphasis", "struck", "link"].includes(node.kind) ? inner : `\n${inner}\n`;
  });
  return parts.join("");
}

function linksIn(nodes: readonly RichTextNode[]): readonly string[] {
  return nodes.flatMap((node) => [
    ...(node.kind === "link" ? [node.href] : []),
    ...("children" in node ? linksIn(node.children) : []),
  ]);
}

describe("reading a page of the content service", () => {
  it("[READ-CONTENT-1] keeps what a text is made of", () => {
    const html =
      '<h2>Mises</h2><p>De <b>0,10</b> à<br>1100 €</p><ul><li><a href="/live/">Direct</a></li></ul>';
    expect(readContent(html, "fr")).toEqual([
      { kind: "heading", children: [text("Mises")] },
      {
        kind: "paragraph",
        children: [
          text("De "),
          { kind: "strong", children: [text("0,10")] },
          text(" à"),
          { kind: "break" },
          text("1100 €"),
        ],
      },
      {
        kind: "list",
        children: [
          {
            kind: "item",
            children: [{ kind: "link", href: "/live/", children: [text("Direct")] }],
          },
        ],
      },
    ]);
  });

  it.each(["s", "del", "strike"])("[READ-CONTENT-1] keeps an old price struck out: %s", (tag) => {
    expect(readContent(`<p><${tag}>1.50</${tag}> 1.65</p>`, "fr")).toEqual([
      {
        kind: "paragraph",
        children: [{ kind: "struck", children: [text("1.50")] }, text(" 1.65")],
      },
    ]);
  });

  it("[READ-CONTENT-6] keeps the rows and cells of a table apart", () => {
    const html =
      "<table>\n<tr>\n<th>Genk</th> <td>1.50</td></tr><tr><th>Union</th><td>2.10</td></tr></table>";
    expect(readContent(html, "fr")).toEqual([
      text("Genk"),
      text(" · "),
      text("1.50"),
      { kind: "break" },
      text("Union"),
      text(" · "),
      text("2.10"),
    ]);
  });

  it("[READ-CONTENT-6] joins no two texts that the HTML has on lines of their own", () => {
    const tags = [
      "div",
      "section",
      "dt",
      "dd",
      "blockquote",
      "tr",
      "td",
      "th",
      "p",
      "li",
      "h2",
      "pre",
    ];
    const piece = fc.record({ tag: fc.constantFrom(...tags), isSpaced: fc.boolean() });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 6 }), (pieces) => {
        const html = pieces.map(({ tag, isSpaced }, index) => {
          const own = `<${tag}>${index}</${tag}>`;
          return isSpaced ? `${own}\n ` : own;
        });
        const lines = linesIn(readContent(html.join(""), "fr")).split("\n");
        const texts = lines.flatMap((line) => line.split(" · ")).map((line) => line.trim());
        expect(texts.filter(Boolean)).toEqual(pieces.map((_, index) => String(index)));
      }),
    );
  });

  it.each([
    "<script>alert(1)</script>Bonjour",
    "<div onclick=alert(1)>Bonjour</div>",
    "<style>p{display:none}</style>Bonjour",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>Bonjour',
    "<svg><script>alert(1)</script></svg>Bonjour",
    "<form><button formaction=javascript:alert(1)>Bonjour</button></form>",
    "<constructor>Bonjour</constructor>",
  ])("[READ-CONTENT-2] leaves only the text of %s", (html) => {
    expect(readContent(html, "fr")).toEqual([text("Bonjour")]);
  });

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
    "java\tscript:alert(1)",
  ])("[READ-CONTENT-3] has no link to %s", (address) => {
    expect(readContent(`<a href="${address}">Lire</a>`, "fr")).toEqual([text("Lire")]);
  });

  it.each(["/support/faq/", "https://help.example/a?b=c", "mailto:a@b.example", "tel:+3220000000"])(
    "[READ-CONTENT-3] links to %s",
    (address) => {
      expect(linksIn(readContent(`<a href="${address}">Lire</a>`, "fr"))).toEqual([address]);
    },
  );

  it("[READ-CONTENT-3] leads to the page in the reader's language", () => {
    expect(linksIn(readContent('<a href="/support/faq/">Lees</a>', "nl"))).toEqual([
      "/nl/support/faq/",
    ]);
  });

  it.each(["div", "em", "li", "a"])("[READ-CONTENT-4] reads %s nested ten thousand deep", (tag) => {
    const deep = `<p>Avant</p>${`<${tag} href="/">`.repeat(10_000)}Au fond<p>Après</p>`;
    expect(readContent(deep, "fr")[0]).toEqual({ kind: "paragraph", children: [text("Avant")] });
  });

  it("[READ-CONTENT-4] reads anything, and says nothing that was not there", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "<p",
        ">",
        "</p>",
        "<a href='",
        "'",
        "<li>",
        "&amp;",
        "x",
        " ",
        "<!--",
        "-->",
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const html = parts.join("");
        expect(textIn(readContent(html, "fr")).length).toBeLessThanOrEqual(html.length);
      }),
    );
  });

  it("[READ-CONTENT-5] distinguishes questions from answers", () => {
    const page = {
      id: "faq",
      name: "faq",
      url: "/support/faq/",
      meta_title: "",
      meta_description: "",
      title: "Questions",
      content: "",
      terms_and_conditions_content: null,
      faq_content: "<h3>Qui <b>peut</b> ?</h3><p>Vous.</p><h3>Quand ?</h3>",
      banner_media_url: null,
      keywords: "",
      component: null,
      requires_opt_in: false,
    };
    expect(contentView(page, "fr").questions).toEqual([
      { question: "Qui peut ?", answer: [{ kind: "paragraph", children: [text("Vous.")] }] },
      { question: "Quand ?", answer: [] },
    ]);
  });
});
