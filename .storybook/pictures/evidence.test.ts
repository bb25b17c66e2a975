import { describe, expect, it } from "vitest";
import { describeEvidence, differenceOf, saysTheSame } from "./evidence.ts";

const check = (message: string) => ({ any: [{ message }], all: [], none: [] });

describe("the evidence of a story", () => {
  it("is the same in another version of the browser, which overlaps elements elsewhere", () => {
    const undecided = (id: string, ...messages: string[]) => ({
      id,
      help: "Contrast",
      nodes: messages.map(check),
    });
    const report = {
      testEngine: { name: "axe-core", version: "4.0.0" },
      violations: [],
      incomplete: [undecided("color-contrast", "overlapped")],
      passes: [],
    };
    const text = describeEvidence(report);
    const moved = [undecided("color-contrast", "overlapped", "obscured")];
    const more = [...moved, undecided("target-size", "hidden")];
    expect(saysTheSame(text, describeEvidence({ ...report, incomplete: moved }))).toBe(true);
    expect(saysTheSame(text, describeEvidence({ ...report, incomplete: more }))).toBe(false);
    expect(saysTheSame(text, describeEvidence({ ...report, violations: moved }))).toBe(false);
  });

  it("says which rules differ, for whom a story fails", () => {
    const report = {
      testEngine: { name: "axe-core", version: "4.0.0" },
      violations: [],
      incomplete: [],
      passes: [{ id: "list", help: "", nodes: [] }],
    };
    const contrast = { id: "color-contrast", help: "Contrast", nodes: [check("overlapped")] };
    const found = describeEvidence({ ...report, incomplete: [contrast], passes: [] });
    const difference = differenceOf(describeEvidence(report), found);
    expect(difference).toBe("- list passed; + color-contrast was not decided: overlapped");
  });

  it("keeps what axe could not decide, with each reason once", () => {
    const text = describeEvidence({
      testEngine: { name: "axe-core", version: "4.0.0" },
      violations: [],
      incomplete: [
        {
          id: "color-contrast",
          help: "Contrast",
          nodes: [check("overlapped"), check("gradient"), check("overlapped")],
        },
      ],
      passes: [
        { id: "button-name", help: "", nodes: [] },
        { id: "aria-roles", help: "", nodes: [] },
      ],
    });
    expect(JSON.parse(text)).toEqual({
      engine: "axe-core 4.0.0",
      violations: [],
      incomplete: [
        {
          rule: "color-contrast",
          help: "Contrast",
          elements: 3,
          why: ["gradient", "overlapped"],
        },
      ],
      passes: ["aria-roles", "button-name"],
    });
  });
});
