import { expect, it } from "vitest";
import { parseSpec } from "./parse-spec.ts";
import { markerSize, positionMarkers } from "./part-markers.ts";
import selectors from "./part-selectors.json" with { type: "json" };

const picture = { width: 300, height: 200 };

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

it("numbers parts in their order, each beside its box", () => {
  const [title, text] = positionMarkers(
    [
      { name: "Title", left: 40, top: 40, width: 200, height: 40 },
      { name: "Text", left: 40, top: 120, width: 200, height: 60 },
    ],
    picture,
  );
  expect(title).toMatchObject({ name: "Title", number: 1, x: 40 - markerSize / 2 - 2, y: 60 });
  expect(text).toMatchObject({ name: "Text", number: 2 });
});

it("covers no number with another, where parts begin at one corner", () => {
  const box = { left: 20, top: 20, width: 120, height: 80 };
  const markers = positionMarkers(
    [
      { name: "Card", ...box },
      { name: "Head", ...box, height: 30 },
      { name: "Icon", ...box, width: 20, height: 20 },
    ],
    picture,
  );
  for (const one of markers) {
    for (const other of markers) {
      if (one !== other) expect(apart(one, other)).toBeGreaterThanOrEqual(markerSize);
    }
  }
});

it("keeps a number within the picture", () => {
  const whole = { name: "All", left: 0, top: 0, width: 300, height: 200 };
  const [marker] = positionMarkers([whole], picture);
  expect(marker).toMatchObject({ x: expect.any(Number), y: expect.any(Number) });
  expect(marker?.x).toBeGreaterThanOrEqual(markerSize / 2);
  expect(marker?.y).toBeGreaterThanOrEqual(markerSize / 2);
});

it("has a selector for parts of the specification alone, and knows every component", () => {
  const specs: Readonly<Record<string, string>> = import.meta.glob("../../ui/src/*/*.spec.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const known: Readonly<Record<string, object>> = selectors;
  const folders = Object.keys(specs).map((path) => path.replace(/^.*\/|\.spec\.md$/g, ""));
  expect(Object.keys(known).sort()).toEqual(folders.sort());
  for (const [path, spec] of Object.entries(specs)) {
    const folder = path.replace(/^.*\/|\.spec\.md$/g, "");
    const names = parseSpec(spec).parts.map(({ name }) => name);
    expect(names, folder).toEqual(expect.arrayContaining(Object.keys(known[folder] ?? {})));
  }
});
