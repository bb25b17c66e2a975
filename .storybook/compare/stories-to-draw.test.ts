import { describe, expect, it } from "vitest";
import { componentOf, type Entry, storiesToDraw } from "./stories-to-draw.ts";

const entry = (id: string, title: string, more: Partial<Entry> = {}): [string, Entry] => [
  id,
  { id, type: "story", title, name: id, ...more },
];

const drawnOf = (...entries: [string, Entry][]) =>
  storiesToDraw({ entries: Object.fromEntries(entries) }).map(({ id }) => id);

describe("what is drawn", () => {
  it("is each state, what is written by hand and each journey", () => {
    const drawn = drawnOf(
      entry("components-badge--default", "Components/Badge"),
      entry("components-badge--states", "Components/Badge"),
      entry("components-badge--full", "Components/Badge", { tags: ["state", "!test"] }),
      entry("components-badge--docs", "Components/Badge", { type: "docs" }),
      entry("journeys-search--typed", "Journeys/Search"),
      entry("journeys-barred--barred", "Journeys/Barred", { tags: ["no-picture"] }),
    );
    expect(drawn).toEqual([
      "components-badge--default",
      "components-badge--full",
      "journeys-search--typed",
    ]);
  });

  it("is the overview where no state has a story of its own", () => {
    expect(drawnOf(entry("components-logo--states", "Components/Logo"))).toHaveLength(1);
  });

  it("is listed by the component's folder", () => {
    expect(componentOf("components-odds-button--suspended")).toBe("odds-button");
    expect(componentOf("journeys-search--typed")).toBe("journeys-search");
  });
});
