import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { mergeKept, shownTexts, transcripts } from "./kept-texts.ts";

const bell = '["bell/bell","bell.ring","Bell","open",{"fr":{}}]\n';
const arrow = '["arrow/arrow","arrow.up","Arrow","open",{}]\n';

describe("what tests keep of texts", () => {
  it("is a file in order, a line a fact", () => {
    const again = '["bell/bell","bell.a","Bell","open",{}]\n';
    const text = shownTexts.write(shownTexts.read(bell + arrow + again));
    expect(text).toBe(arrow + again + bell);
  });

  it("is what the tree has, letter by letter", () => {
    for (const { files, read, write } of [shownTexts, transcripts]) {
      for (const file of files) {
        const text = readFileSync(join(root, "stories/review", file), "utf8");
        expect(write(read(text)) === text, file).toBe(true);
      }
    }
  });

  it("has what one test's file hands in, beside what the others had", () => {
    const kept = transcripts.read("# arrow/arrow\n\n## Arrow: open\n\nup\n");
    const handedIn = new Map([["bell/bell", "## Bell: open\n\nbutton, Ring\n"]]);
    expect(transcripts.write(mergeKept(kept, handedIn, false))).toBe(
      "# arrow/arrow\n\n## Arrow: open\n\nup\n\n# bell/bell\n\n## Bell: open\n\nbutton, Ring\n",
    );
    expect([...mergeKept(kept, handedIn, true).keys()]).toEqual(["bell/bell"]);
  });
});
