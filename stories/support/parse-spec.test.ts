import { describe, expect, it } from "vitest";
import { keysAndAnnouncements, parseSpec } from "./parse-spec.ts";

const markdown = `# Price tag

A price on
its own.

Not for prices that can be backed.

## Parts

- Price: in the person's format.

## Keys

- Escape: closes it [PRICE-TAG-2]
- Arrow keys: walk
  through the prices

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
    expect(spec.purpose).toBe("A price on its own.");
    expect(spec.notFor).toBe("Not for prices that can be backed.");
  });

  it("names the parts, and what each key does by which rule", () => {
    expect(spec.parts).toEqual([{ name: "Price", text: "in the person's format.", rule: null }]);
    expect(spec.keys).toEqual([
      { name: "Escape", text: "closes it", rule: "PRICE-TAG-2" },
      { name: "Arrow keys", text: "walk through the prices", rule: null },
    ]);
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
});

/** The components' specifications, by their folders. */
const specs = Object.entries(
  import.meta.glob<string>("../../ui/src/*/*.spec.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([path, text]) => ({ path, text, spec: parseSpec(text) }));

describe("each component's specification", () => {
  const lacking = (isThere: (each: (typeof specs)[number]) => boolean) =>
    specs.filter((each) => !isThere(each)).map(({ path }) => path);

  it("says in a paragraph what the component is for, and in the next one when not", () => {
    expect(specs.length).toBeGreaterThan(90);
    expect(lacking(({ spec }) => spec.purpose !== "" && spec.notFor !== "")).toEqual([]);
  });

  it("names the component's parts", () => {
    expect(lacking(({ spec }) => spec.parts.length > 0)).toEqual([]);
    expect(lacking(({ spec }) => spec.parts.every(({ name, text }) => name && text))).toEqual([]);
  });

  it("says what each key does, or that nothing receives the focus", () => {
    const hasKeys = ({ text, spec }: (typeof specs)[number]) =>
      spec.keys.length > 0 || /^## Keys\n\nNothing in it receives the focus\.$/m.test(text);
    expect(lacking(hasKeys)).toEqual([]);
    expect(lacking(({ spec }) => spec.keys.every(({ name, text }) => name && text))).toEqual([]);
  });
});
