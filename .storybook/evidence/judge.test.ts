import { expect, it } from "vitest";
import { sampleEvidence } from "../../stories/review/sample-evidence.ts";
import { judgeAxe, judgeInspections, unneededFaultDecisions } from "./judge.ts";

const storyId = "components-captcha-frame--default";
const rows = [{ id: storyId }, { id: "components-other--default" }];
const foundIn = (mode: string, isChanged = false) => ({
  storyId,
  mode,
  evidence: { engine: "axe-core", violations: [], incomplete: [] },
  on: "2026-11-28",
  isChanged,
});

it("says which decision no finding needs any more, once each story was tested in each mode", () => {
  const both = [foundIn("fr-light-1280"), foundIn("nl-dark-390")];
  expect(judgeAxe({ kept: both }, rows)).toEqual([
    expect.stringContaining("frame-tested of components-captcha-frame"),
    expect.stringContaining("frame-title-unique of components-captcha-frame"),
  ]);
  expect(judgeAxe({ kept: both.slice(1) }, rows)).toEqual([]);
  expect(judgeAxe({ kept: both.map((each) => ({ ...each, isChanged: true })) }, rows)).toEqual([]);
  expect(judgeAxe({ kept: both }, [...rows, { id: "components-captcha-frame--more" }])).toEqual([]);
});

it("finds nothing wrong in inspections whose pairs have their contrast", () => {
  expect(judgeInspections(sampleEvidence)).toEqual([]);
  const looked = {
    ...sampleEvidence.looked,
    stories: Object.fromEntries(
      Object.entries(sampleEvidence.looked.stories).map(([id, story]) => [
        id,
        { ...story, isChanged: false },
      ]),
    ),
    pairs: sampleEvidence.looked.pairs.map((pair) => ({ ...pair, colour: "page" })),
  };
  expect(judgeInspections({ ...sampleEvidence, looked })[0]).toContain("page on page");
});

it("says which decided fault an inspection does not find any more", () => {
  const inspected = { on: "2026-11-28", by: "Chromium", isChanged: false };
  const id = "components-link--states";
  const found = { keyboard: ["only 229 by 20: <a href"], forced: [] };
  expect(unneededFaultDecisions({})).toEqual([]);
  expect(unneededFaultDecisions({ [id]: { ...inspected, faults: found } })).toEqual([]);
  expect(unneededFaultDecisions({ [id]: { ...inspected, faults: { keyboard: [] } } })).toEqual([
    `only 229 by 20: <a of ${id}`,
  ]);
});
