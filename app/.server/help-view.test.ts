import type { ContentPage } from "@grandstand/contract/content";
import { describe, expect, it } from "vitest";
import { helpView } from "./help-view.ts";

const viewOf = (content: string) => helpView({ title: "Hulp", content } as ContentPage, "nl");

describe("help", () => {
  it("[SERVER-93] has a heading with a list of links as guides, and the rest as text", () => {
    const view = viewOf(
      `<p>Begin hier.</p>
      <h2>Wedden</h2><ul><li><a href="/support/faq/">Veelgestelde <em>vragen</em></a></li> <li><a href="https://a.example/">Elders</a></li></ul>
      <h2>Los</h2><p>Tekst</p>
      <h2>Gemengd</h2><ul><li><a href="/live/">Live</a> en meer</li></ul>`,
    );
    expect(view.title).toBe("Hulp");
    expect(view.guides).toEqual([
      {
        title: "Wedden",
        guides: [
          { name: "Veelgestelde vragen", href: "/nl/support/faq/" },
          { name: "Elders", href: "https://a.example/" },
        ],
      },
    ]);
    expect(view.text.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "heading",
      "paragraph",
      "heading",
      "list",
    ]);
  });

  it("[SERVER-93] may have no guides at all", () => {
    expect(viewOf("<h2>Wedden</h2><ul></ul>").guides).toEqual([]);
    expect(viewOf("")).toEqual({ title: "Hulp", guides: [], text: [] });
  });
});
