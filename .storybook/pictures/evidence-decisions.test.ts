import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { modes } from "../../stories/modes.ts";
import { axeDecisions, decisionOf } from "../../stories/review/axe-decisions.ts";
import type { Evidence } from "../../stories/review/evidence-data.ts";

/** Every reason that axe gives for what it left undecided, in every kept report. */
const undecided = Object.keys(modes).flatMap((mode) => {
  const folder = join(root, "stories/review/axe", mode);
  return readdirSync(folder).flatMap((name) => {
    const { incomplete }: Evidence = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const storyId = name.replace(/\.json$/, "");
    return incomplete.flatMap(({ rule, why }) => why.map((each) => ({ rule, why: each, storyId })));
  });
});

describe("what axe leaves undecided", () => {
  it("is decided, by rule, reason and component", () => {
    const open = undecided.filter(({ rule, why, storyId }) => !decisionOf(rule, why, storyId));
    expect(open, "look at each story, and write what you decide into axe-decisions.ts").toEqual([]);
  });

  it("has no decision of what axe finds no more", () => {
    const used = new Set(
      undecided.map(({ rule, why, storyId }) => {
        const decision = decisionOf(rule, why, storyId);
        return `${decision && axeDecisions.indexOf(decision)} ${storyId.split("--")[0]}`;
      }),
    );
    const unused = axeDecisions.flatMap(({ of, rule }, at) =>
      of.filter((each) => !used.has(`${at} ${each}`)).map((each) => `${rule} of ${each}`),
    );
    expect(unused).toEqual([]);
  });

  it("is decided for the component alone that it was looked at in", () => {
    const why = "The iframe still has to be tested with axe-core";
    expect(decisionOf("frame-tested", why, "components-captcha-frame--default")).toBeDefined();
    expect(decisionOf("frame-tested", why, "components-odds-button--default")).toBeUndefined();
  });
});
