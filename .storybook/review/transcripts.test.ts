import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { languages } from "../../stories/review/review-data.ts";
import { readTranscripts } from "./read-transcripts.ts";
import { componentStates } from "./states.ts";

const transcripts = readTranscripts();
const components = componentStates(readProject(root));

const headingsIn = (text: string) =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);

describe("the transcripts of a screen reader", () => {
  it("are there for each component and for the flows, in three languages that say the same states", () => {
    const folders = [...components.map(({ folder }) => folder), "testing"];
    const lacking = folders.filter((folder) => !transcripts.some((each) => each.folder === folder));
    expect(lacking).toEqual([]);
    expect(transcripts.filter((each) => !folders.includes(each.folder))).toEqual([]);
    const files = Map.groupBy(transcripts, ({ folder, name }) => `${folder}/${name}`);
    for (const [file, ofLanguages] of files) {
      expect(ofLanguages.map(({ language }) => language).sort(), file).toEqual(
        [...languages].sort(),
      );
      const [first = [], ...others] = ofLanguages.map(({ text }) => headingsIn(text));
      for (const headings of others) expect(headings, file).toEqual(first);
    }
  });

  it("are of the first three states of each list", () => {
    for (const { folder, lists } of components) {
      const own = transcripts.filter((each) => each.folder === folder && each.language === "fr");
      const said = own.flatMap(({ text }) => headingsIn(text).map((each) => each.split(": ")[1]));
      const wanted = lists.flatMap(({ states }) => states.slice(0, 3));
      expect(said.sort(), folder).toEqual(wanted.sort());
    }
  });

  it("have a name for whatever can be pressed or filled in, and no value that is none", () => {
    const nameless =
      /^ *(?:button|link|textbox|searchbox|checkbox|radio|combobox|dialog|image)(?:$|, (?:(?:not )?(?:pressed|expanded|checked|invalid)|disabled|required|modal)\b)/m;
    for (const { folder, language, text } of transcripts) {
      expect(nameless.exec(text)?.[0], `${folder} (${language})`).toBeUndefined();
      expect(text, `${folder} (${language})`).not.toMatch(/undefined|NaN|\{\{|\[object/);
    }
  });
});
