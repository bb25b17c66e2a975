import { describe, expect, it } from "vitest";
import { proofs, specs } from "./proofs.ts";

const spec = {
  path: "rules/src/money/money.spec.md",
  text: "# Money\n\n- [MONEY-1] MUST take digits (B4)\n- [MONEY-2] MUST take a comma\n  as a decimal point (B4, B5)\n",
};

function test(path: string, ...titles: string[]) {
  return { path, text: titles.map((title) => `${title};`).join("\n") };
}

const complete = test(
  "rules/src/money/money.test.ts",
  'it("[MONEY-1] takes digits", () => {})',
  'it.each(["1,5"])("[MONEY-2] takes %s", () => {})',
);

function findIn(...files: { path: string; text: string }[]) {
  return specs(files).map(({ what }) => what);
}

describe("specs", () => {
  it("is content when each rule has a test and each citation a rule", () => {
    expect(findIn(spec, complete)).toEqual([]);
  });

  it("fails a rule that no test cites", () => {
    const half = test("rules/src/money/money.test.ts", 'it("[MONEY-1] takes digits", () => {})');
    expect(findIn(spec, half)).toEqual([expect.stringContaining("[MONEY-2] is cited by no test")]);
  });

  it("fails a citation of no rule", () => {
    const more = test("rules/src/money/more.test.ts", 'test("[MONEY-9] sings", () => {})');
    expect(findIn(spec, complete, more)).toEqual(["cites [MONEY-9], which no spec has"]);
  });

  it("does not accept a describe, a comment or a string as a proof", () => {
    const none = test(
      "rules/src/money/money.test.ts",
      'describe("[MONEY-1]", () => {})',
      "// [MONEY-1]",
      'const title = "[MONEY-1]"',
      'it("[MONEY-2] takes a comma", () => {})',
    );
    expect(findIn(spec, none)).toEqual([expect.stringContaining("[MONEY-1] is cited by no test")]);
  });

  it("reads the titles of a story's tests and of property tests", () => {
    const stories = test(
      "stories/components/money.stories.tsx",
      'Default.test("[MONEY-1] takes digits", () => {})',
      'it.prop([a])("[MONEY-2] takes a comma", () => {})',
    );
    expect(findIn({ ...spec, path: "ui/src/money/money.spec.md" }, stories)).toEqual([]);
  });

  it("reads a title that is put together", () => {
    const title = "`[MONEY-1] $" + '{name}` + " [MONEY-2]"';
    const together = test("rules/src/money/money.test.ts", `it(${title}, () => {})`);
    expect(findIn(spec, together)).toEqual([]);
  });

  it.each([
    ["- [MONEY-1] a\n- [MONEY-1] b\n", "[MONEY-1] stands twice"],
    ["- [MONEY-1] a\n- [MONEY-3] b\n", "[MONEY-3] leaves a gap before it"],
    ["- [CASH-1] a\n", "[CASH-1] doesn't carry the folder's name"],
    ["# Money\n", "has no numbered rule"],
  ])("fails a spec that says %j", (text, what) => {
    expect(findIn({ ...spec, text })).toContain(what);
  });

  it("lets a section begin at the next round ten", () => {
    const text = "- [MONEY-1] a\n- [MONEY-2] b\n- [MONEY-10] c\n- [MONEY-11] d\n";
    expect(findIn({ ...spec, text }).join()).not.toContain("gap");
  });

  it("fails a decision that names no rule", () => {
    const decision = {
      path: "docs/decisions/01-money.md",
      text: "Enforced by [MONEY-1] and [MONEY-7].",
    };
    expect(findIn(spec, complete, decision)).toEqual(["cites [MONEY-7], which no spec has"]);
  });

  it("keeps two folders of one name apart by their workspace", () => {
    const inUi = { ...spec, path: "ui/src/money/money.spec.md" };
    const found = findIn(spec, inUi, complete);
    expect(found).toHaveLength(2);
    expect(
      findIn(spec, inUi, complete, { ...complete, path: "ui/src/money/money.test.tsx" }),
    ).toEqual([]);
  });
});

describe("proofs", () => {
  it("gives each rule its text, its sections and its tests", () => {
    const [first, second] = proofs([spec, complete]);
    expect(first).toMatchObject({ id: "MONEY-1", sections: ["B4"], line: 3 });
    expect(second).toMatchObject({
      text: "MUST take a comma as a decimal point (B4, B5)",
      sections: ["B4", "B5"],
      tests: [{ title: "[MONEY-2] takes %s", file: "rules/src/money/money.test.ts", line: 2 }],
    });
  });
});
