import { describe, expect, it } from "vitest";
import type { WordingFilter, WordingRow, WordingStatus } from "./review-data.ts";
import { pageOf, rowsPerPage, searchable, wantedRows } from "./wording-filter.ts";

const everything: WordingFilter = {
  component: "",
  kind: "",
  owner: "",
  status: "",
  search: "",
  page: 1,
};

function row(key: string, status: WordingStatus, component = "Notice"): WordingRow {
  const text = (rendered: string) => ({
    raw: rendered,
    rendered,
    characters: rendered.length,
    status,
    hash: "",
    source: "",
  });
  return {
    key,
    usedBy: [],
    kinds: ["inline"],
    messages: [],
    shownBy: [
      { folder: "notice", component, state: "open", next: null, story: "components-notice--open" },
    ],
    notShown: null,
    owner: "product",
    legalBasis: null,
    standsInFor: null,
    variables: [],
    toDecide: [],
    notNeededIn: ["nl"],
    texts: { fr: text(`${key} Vérifié`), en: text(`${key} Checked`) },
  };
}

const rows = [row("a.title", "approved"), row("a.text", "changed"), row("b", "waiting", "Toasts")];
const found = (filter: Partial<WordingFilter>, language: "fr" | "nl" = "fr") =>
  wantedRows(searchable(rows), { ...everything, ...filter }, language).map(({ key }) => key);

describe("the wording book's filter", () => {
  it("finds a text by component, owner, status and words in any language", () => {
    expect(found({})).toEqual(["a.title", "a.text", "b"]);
    expect(found({ component: "Toasts" })).toEqual(["b"]);
    expect(found({ owner: "compliance" })).toEqual([]);
    expect(found({ status: "changed" })).toEqual(["a.text"]);
    expect(found({ search: "A.TEXT CHECKED" })).toEqual(["a.text"]);
    expect(found({ search: "vérifié", component: "Toasts" })).toEqual(["b"]);
    expect(found({ search: "open" })).toHaveLength(3);
  });

  it("gives no status to a text that a language has no plural form for", () => {
    expect(found({ status: "missing" }, "nl")).toEqual([]);
  });

  it("shows a page of them, and the last one where the page is gone", () => {
    const many = Array.from({ length: 2 * rowsPerPage + 1 }, (_, index) =>
      row(`key.${index}`, "waiting"),
    );
    expect(pageOf(many, 2)).toMatchObject({ page: 2, count: 3, first: rowsPerPage });
    expect(pageOf(many, 9).rows.map(({ key }) => key)).toEqual([`key.${2 * rowsPerPage}`]);
    expect(pageOf([], 1)).toMatchObject({ page: 1, count: 1, rows: [] });
  });
});
