import { describe, expect, it } from "vitest";
import { proofs, specs } from "./proofs.ts";

const spec = {
  path: "rules/src/money/money.spec.md",
  text: "# Money\n\n- [MONEY-1] MUST take digits (B4)\n- [MONEY-2] MUST take a comma\n  as a decimal point (B4, B5)\n",
};
const inUi = { ...spec, path: "ui/src/money/money.spec.md" };

function test(titles: readonly string[], path = "rules/src/money/money.test.ts") {
  return { path, text: titles.map((title) => `${title};`).join("\n") };
}

const digits = 'it("[MONEY-1] takes digits", () => {})';
const comma = 'it.each(["1,5"])("[MONEY-2] takes %s", () => {})';
const complete = test([digits, comma]);

function findIn(...files: { path: string; text: string }[]) {
  return specs(files).map(({ what }) => what);
}

describe("specs", () => {
  it.each([
    ["each rule has a test and each citation a rule", spec, complete],
    [
      "the title is of a story's test, or of a property test",
      inUi,
      test(
        [
          'Default.test("[MONEY-1] takes digits", () => {})',
          'it.prop([a])("[MONEY-2] takes a comma", () => {})',
        ],
        "stories/components/money.stories.tsx",
      ),
    ],
    [
      "the title is put together",
      spec,
      test(["it(`[MONEY-1] $" + '{name}` + " [MONEY-2]", () => {})']),
    ],
  ])("is content where %s", (_, ...files) => {
    expect(findIn(...files)).toEqual([]);
  });

  it("fails a rule that no test cites", () => {
    expect(findIn(spec, test([digits]))).toEqual([
      expect.stringContaining("[MONEY-2] is cited by no test"),
    ]);
  });

  it.each([
    ["a test", test(['test("[MONEY-9] sings", () => {})'])],
    ["a decision", { path: "docs/decisions/01-money.md", text: "By [MONEY-1] and [MONEY-9]." }],
  ])("fails %s that cites no rule", (_, file) => {
    expect(findIn(spec, complete, file)).toEqual(["cites [MONEY-9], which no spec has"]);
  });

  it("does not accept a describe, a comment or a string as a proof", () => {
    const none = ['describe("[MONEY-1]", () => {})', "// [MONEY-1]", 'const title = "[MONEY-1]"'];
    expect(findIn(spec, test([...none, comma]))).toEqual([
      expect.stringContaining("[MONEY-1] is cited by no test"),
    ]);
  });

  it.each([
    ["- [MONEY-1] a\n- [MONEY-1] b\n", "[MONEY-1] is there twice"],
    ["- [MONEY-1] a\n- [MONEY-3] b\n", "[MONEY-3] does not follow the line before it"],
    ["- [CASH-1] a\n", "[CASH-1] doesn't carry the folder's name"],
    ["# Money\n", "has no numbered rule"],
  ])("fails a spec that says %j", (text, what) => {
    expect(findIn({ ...spec, text })).toContain(what);
  });

  it("lets a section begin at the next round ten", () => {
    const text = "- [MONEY-1] a\n- [MONEY-2] b\n- [MONEY-10] c\n- [MONEY-11] d\n";
    expect(findIn({ ...spec, text }).join()).not.toContain("gap");
  });

  it("keeps two folders of one name apart by their workspace", () => {
    expect(findIn(spec, inUi, complete)).toHaveLength(2);
    const both = [complete, { ...complete, path: "ui/src/money/money.test.tsx" }];
    expect(findIn(spec, inUi, ...both)).toEqual([]);
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
