import { markOfCode, symbolOf } from "@grandstand/ui/mark";
import { MarkSheet, type NamedMark } from "@grandstand/ui/mark-sheet";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What a mark image of a page refers to. */
const reference = /<use href="#([\w-]+)"/g;
/** In px: a mark in a row, and one in a heading. */
const [rowSize, headingSize] = [20, 48];
const end = "</body>";

/**
 * A document with the symbols that its mark images refer to (docs/decisions/124). They are outside of what React draws
 * and come last: names and prices are there first. A name that says no mark is left alone.
 */
export function withMarkSheet(html: string): string {
  const wanted = new Set([...html.matchAll(reference)].map(([, id = ""]) => id));
  const marks = [...wanted].flatMap(markOfSymbol);
  const place = html.lastIndexOf(end);
  if (marks.length === 0 || place < 0) return html;
  const sheet = renderToStaticMarkup(createElement(MarkSheet, { marks }));
  return html.slice(0, place) + sheet + html.slice(place);
}

/** The mark of a symbol, in the size for which it is; none for the id of something else. */
function markOfSymbol(id: string): NamedMark[] {
  const symbol = symbolOf(id);
  const mark = symbol && markOfCode(symbol.name);
  if (!symbol || !mark) return [];
  return [{ ...mark, name: symbol.name, sizes: [symbol.isLarge ? headingSize : rowSize] }];
}
