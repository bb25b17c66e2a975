import { crestCode, deriveCrest } from "@grandstand/ui/mark";
import { describe, expect, it } from "vitest";
import { withMarkSheet } from "./mark-sheet.ts";

const crest = crestCode(deriveCrest("Club Brugge"));
const other = crestCode(deriveCrest("KAA Gent"));
const image = (id: string) => `<svg><use href="#${id}"></use></svg>`;
const page = (...ids: readonly string[]) =>
  `<body><div id="page">${ids.map(image).join("")}</div></body>`;
const symbolsOf = (html: string) =>
  [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id).sort();

describe("the marks of a document", () => {
  it("[SERVER-91] are drawn once each, in the detail in which they are shown, outside of the page", () => {
    const html = withMarkSheet(page(`gs-m-${crest}`, `gs-m-${other}-l`, `gs-m-${crest}`));
    expect(symbolsOf(html)).toEqual([`gs-m-${crest}`, `gs-m-${other}-l`].sort());
    expect(html).toMatch(/<\/div><svg.*<\/svg><\/body>$/);
    const both = withMarkSheet(page(`gs-m-${crest}`, `gs-m-${crest}-l`));
    expect(symbolsOf(both)).toEqual([`gs-m-${crest}`, `gs-m-${crest}-l`]);
  });

  it("[SERVER-91] leave a document without any as it is", () => {
    for (const html of [page(), page("gs-m-club"), "<p>no body</p>"]) {
      expect(withMarkSheet(html)).toBe(html);
    }
  });
});
