import { expect, it } from "vitest";
import { sampleEvidence } from "../../stories/review/sample-evidence.ts";
import { judge, unneededFaultDecisions } from "./judge.ts";

const finding = { rule: "list", help: "Lists", elements: 1, why: ["not a list"] };

it("says of each look what axe finds and nobody decided, unless its story has changed since", () => {
  expect(judge(sampleEvidence)).toEqual([]);
  const kept = sampleEvidence.kept.map((each) => ({
    ...each,
    evidence: { ...each.evidence, incomplete: [finding] },
  }));
  expect(judge({ ...sampleEvidence, kept })).toEqual([
    "- components-odds-button--states (fr-light-1280): list is not decided: not a list",
    "- components-odds-button--states (nl-dark-390): list is not decided: not a list",
  ]);
});

it("says which decided fault a look does not find any more", () => {
  const inspected = { on: "2026-11-28", by: "Chromium", isChanged: false };
  const id = "components-link--states";
  const found = { keyboard: ["only 229 by 20: <a href"], forced: [] };
  expect(unneededFaultDecisions({})).toEqual([]);
  expect(unneededFaultDecisions({ [id]: { ...inspected, faults: found } })).toEqual([]);
  expect(unneededFaultDecisions({ [id]: { ...inspected, faults: { keyboard: [] } } })).toEqual([
    `only 229 by 20: <a of ${id}`,
  ]);
});
