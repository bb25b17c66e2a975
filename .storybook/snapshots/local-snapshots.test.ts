import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { localSnapshots } from "./local-snapshots.ts";

describe("what Chromatic draws", () => {
  const snapshots = localSnapshots(root);
  const idsOf = (component: string) =>
    new Set(snapshots.filter((each) => each.startsWith(`components-${component}--`)));

  it("is each story once in each of three modes", () => {
    expect(new Set(snapshots).size).toBe(snapshots.length);
    const modes = Map.groupBy(snapshots, (each) => each.split(" · ")[1]);
    expect([...modes.keys()]).toEqual(["fr-light-1280", "nl-dark-390", "en-contrast-320"]);
    expect(new Set([...modes.values()].map(({ length }) => length)).size).toBe(1);
  });

  it("is a component's states one by one, and not the overview of them", () => {
    const drawn = idsOf("odds-button");
    expect(drawn).toContain("components-odds-button--suspended · fr-light-1280");
    expect(drawn).not.toContain("components-odds-button--states · fr-light-1280");
  });

  it("leaves out what has no picture here either", () => {
    expect(snapshots.some((each) => each.startsWith("journeys-one-bet--"))).toBe(true);
    expect(snapshots.some((each) => /^(journeys-cash-out|review|welcome)-/.test(each))).toBe(false);
  });
});
