import { describe, expect, it } from "vitest";
import type { WordingFilter, WordingRow, WordingStatus } from "./review-data.ts";
import { folded, searchable, wantedRows } from "./wording-filter.ts";

const everything: WordingFilter = {
  component: "",
  kind: "",
  owner: "",
  status: "",
  lines: "",
  search: "",
};

function row(key: string, status: WordingStatus, component = "Notice"): WordingRow {
  const text = (rendered: string) => ({
    raw: rendered,
    rendered,
    characters: rendered.length,
    status,
    hash: "",
    source: "",
    releases: [],
  });
  return {
    key,
    usedBy: [],
    kinds: ["inline"],
    messages: [],
    shownBy: [
      {
        folder: "notice",
        component,
        state: "open",
        next: null,
        inPlaceOf: null,
        isSaid: false,
        story: "components-notice--open",
      },
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

  it("finds a key by its words, and a text without its accents", () => {
    expect(found({ search: "a text verifie" })).toEqual(["a.text"]);
    expect(folded("cool_off.popup.title")).toBe("cool off popup title");
  });

  it("reads each text once a letter, as it was prepared before the first", () => {
    let reads = 0;
    const many = Array.from({ length: 2_000 }, (_, index) => row(`key.${index}`, "waiting"));
    const counted = searchable(many).map(({ row: prepared, words }) => ({
      row: prepared,
      get words() {
        reads += 1;
        return words;
      },
    }));
    const searches = ["k", "ke", "key 1", "key 1999"];
    const counts = searches.map(
      (search) => wantedRows(counted, { ...everything, search }, "fr").length,
    );
    expect(counts).toEqual([2_000, 2_000, 1_111, 1]);
    expect(reads).toBe(searches.length * many.length);
  });
});
