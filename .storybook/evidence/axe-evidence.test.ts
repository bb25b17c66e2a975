import { describe, expect, it } from "vitest";
import { decisionOf } from "../../stories/review/axe-decisions.ts";
import { evidenceOf, openFindings, unneededDecisions } from "./axe-evidence.ts";

const check = (message: string) => ({ any: [{ message }], all: [], none: [] });
const finding = (id: string, ...messages: string[]) => ({
  id,
  help: "Help",
  nodes: messages.map(check),
});
const report = {
  testEngine: { name: "axe-core", version: "4.0.0" },
  violations: [],
  incomplete: [],
};

const untested = "The iframe still has to be tested with axe-core";
const frame = evidenceOf({ ...report, incomplete: [finding("frame-tested", untested)] });

describe("what axe found in a story", () => {
  it("is what is violated and what it could not decide, with each reason once", () => {
    const incomplete = [finding("color-contrast", "overlapped", "gradient", "overlapped")];
    expect(evidenceOf({ ...report, incomplete })).toEqual({
      engine: "axe-core 4.0.0",
      violations: [],
      incomplete: [
        {
          rule: "color-contrast",
          help: "Help",
          elements: 3,
          why: ["gradient", "overlapped"],
        },
      ],
    });
  });

  it("fails the story where it is a violation, or no one has decided it", () => {
    const violations = [finding("list", "not a list")];
    expect(openFindings("components-badge--states", evidenceOf(report))).toEqual([]);
    expect(openFindings("components-badge--states", evidenceOf({ ...report, violations }))).toEqual(
      ["list is violated: not a list"],
    );
    expect(openFindings("components-odds-button--states", frame)).toEqual([
      `frame-tested is not decided: ${untested}`,
    ]);
  });

  it("is decided for the component alone that it was looked at in", () => {
    expect(openFindings("components-captcha-frame--default", frame)).toEqual([]);
    expect(decisionOf("frame-tested", untested, "components-captcha-frame--default")).toBeDefined();
    expect(decisionOf("frame-tested", untested, "components-odds-button--default")).toBeUndefined();
  });
});

describe("a decision that nothing needs any more", () => {
  it("is named for each component that was looked at, and for no other", () => {
    const storyId = "components-captcha-frame--default";
    expect(unneededDecisions([])).toEqual([]);
    const unneeded = unneededDecisions([{ storyId, evidence: frame }]);
    expect(unneeded).toEqual([
      "frame-title-unique of components-captcha-frame: Element's title attribute is not unique",
    ]);
    expect(unneededDecisions([{ storyId, evidence: evidenceOf(report) }])).toHaveLength(2);
  });
});
