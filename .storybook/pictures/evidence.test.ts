import { describe, expect, it } from "vitest";
import { describeEvidence } from "./evidence.ts";

const check = (message: string) => ({ any: [{ message }], all: [], none: [] });

describe("the evidence of a story", () => {
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
