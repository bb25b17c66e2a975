import { describe, expect, it } from "vitest";
import { keysAndAnnouncements, parseSpec } from "./parse-spec.ts";

const markdown = `# Price tag

A price on its own. Not for
prices that can be backed.

## Accessibility

- [PRICE-TAG-1] Its name begins with what is seen (B4, Odds).
- [PRICE-TAG-2] Escape closes it
  and the focus goes back (A2).

Limits of <b>old</b> readers.

## Behaviour

- [PRICE-TAG-3] It follows the person's format (B3).
`;

describe("a component's specification", () => {
  const spec = parseSpec(markdown);

  it("has a title and says what the component is for", () => {
    expect(spec.title).toBe("Price tag");
    expect(spec.introduction).toEqual(["A price on its own. Not for prices that can be backed."]);
  });

  it("has its rules under their headings, with what they cite", () => {
    expect(spec.sections.map(({ heading }) => heading)).toEqual(["Accessibility", "Behaviour"]);
    expect(spec.sections[0]?.rules).toEqual([
      { id: "PRICE-TAG-1", text: "Its name begins with what is seen.", sources: ["B4"] },
      { id: "PRICE-TAG-2", text: "Escape closes it and the focus goes back.", sources: ["A2"] },
    ]);
  });

  it("leaves markup as text", () => {
    expect(spec.sections[0]?.paragraphs).toEqual(["Limits of <b>old</b> readers."]);
  });

  it("says which rules are about keys and announcements", () => {
    expect(keysAndAnnouncements(spec).map(({ id }) => id)).toEqual(["PRICE-TAG-2"]);
  });

  it("accepts rules that stand without a heading", () => {
    const { introduction, sections } = parseSpec("# A\n\nFor it.\n\n- [A-1] Is red (B1).\n");
    expect(introduction).toEqual(["For it."]);
    expect(sections).toMatchObject([{ heading: "", rules: [{ id: "A-1" }] }]);
  });
});
