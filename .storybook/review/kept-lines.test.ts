import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { jsonLines } from "@grandstand/tools/src/run/json-lines.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { textHash } from "@grandstand/tools/src/wording/approvals.ts";
import { linesPath, readLines, writeLines } from "@grandstand/tools/src/wording/lines.ts";
import { describe, expect, it } from "vitest";
import { lineStandingOf } from "../../stories/review/line-standing.ts";
import { listStories } from "../list-stories.ts";
import { unmeasured } from "./kept-lines.ts";
import { slipStory } from "./slip-story.fixture.ts";
import { wordingCsv } from "./wording-csv.ts";
import { wordingHtml } from "./wording-html.ts";
import { wordingRows } from "./wording-rows.ts";

const title = "Quitter la page ?";
/** The rows of a project whose one text was measured: in a state, with the words of then. */
function rowsWith(measured: { text: string; story?: string; lines: number | null }) {
  const { text, story: drawn = "components-slip--open", lines } = measured;
  const kept = { story: drawn, texts: { fr: { hash: textHash(text), lines } } };
  const shown = [["slip/slip", "slip.title", "Slip", "open", {}]];
  const files: ProjectFile[] = [
    { path: "ui/src/locale/fr/slip.json", text: JSON.stringify({ "slip.title": title }) },
    { path: "stories/review/shown-texts.gen.jsonl", text: jsonLines(shown) },
    { path: linesPath, text: writeLines({ "slip.title": kept }) },
  ];
  return wordingRows(files, [slipStory]);
}

const standingOf = (...given: Parameters<typeof rowsWith>) => {
  const [row] = rowsWith(...given);
  return row && lineStandingOf(row, "fr");
};

describe("the lines of a text at 320 px", () => {
  it("are compared with its limit, in the book and in what is taken along", () => {
    expect(standingOf({ text: title, lines: 3 })).toBe("within the limit");
    expect(standingOf({ text: title, lines: 4 })).toBe("over the limit");
    expect(standingOf({ text: title, lines: 0 })).toBe("only said");
    expect(standingOf({ text: title, lines: null })).toBe("not drawn");
    const rows = rowsWith({ text: title, lines: 4 });
    expect(wordingCsv(rows)).toContain("4 lines of 3 at 320 px: over the limit");
    expect(wordingHtml(rows, { hasPictures: false })).toContain("4 lines of 3 at 320 px");
  });

  it("are not known any more where the text has changed, or another state shows it", () => {
    expect(unmeasured(rowsWith({ text: title, lines: 1 }))).toEqual([]);
    expect(unmeasured(rowsWith({ text: "Quitter ?", lines: 1 }))).toEqual(["slip.title (fr)"]);
    expect(standingOf({ text: "Quitter ?", lines: 1 })).toBe("not measured");
    const inOther = { text: title, story: "components-slip--closed", lines: 1 };
    expect(unmeasured(rowsWith(inOther))).toEqual(["slip.title (fr)"]);
  });

  it("are kept a line a text, as the tree has them", () => {
    const files = readProject(root);
    const text = files.find(({ path }) => path === linesPath)?.text ?? "";
    expect(writeLines(readLines(files)) === text).toBe(true);
    const cut = {
      "slip.title": { story: "slip", texts: { fr: { hash: "a", lines: 2, isCut: true } } },
    };
    expect(writeLines(cut)).toBe('["slip.title","slip",{"fr":["a",2,"cut"]}]\n');
    expect(readLines([{ path: linesPath, text: writeLines(cut) }])).toEqual(cut);
  });

  it("are known of each text of the project that a state shows", () => {
    const rows = wordingRows(readProject(root), listStories(root));
    const hint = "texts that were added or changed: measure them by `npm run lines`";
    expect(unmeasured(rows), hint).toEqual([]);
  });
});
