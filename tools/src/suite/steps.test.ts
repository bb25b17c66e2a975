import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../run/paths.ts";
import { furtherSteps, gateSteps, wantedSteps } from "./steps.ts";

const all = [...gateSteps, ...furtherSteps];

describe("the steps of a run", () => {
  it("are named by their own names and by their group", () => {
    const namesOf = (...names: string[]) => wantedSteps(gateSteps, names).map(({ name }) => name);
    expect(namesOf("unit")).toEqual(["unit"]);
    expect(namesOf("checks")).toContain("lockfile");
    expect(namesOf("checks")).not.toContain("unit");
    expect(namesOf()).toHaveLength(gateSteps.length);
    expect(() => namesOf("unit", "jurneys")).toThrow(/no step called jurneys.*checks, .*unit/s);
    expect(() => namesOf("house")).toThrow("house is called repository now.");
    expect(() => namesOf("surfaces")).toThrow("surfaces is called components now.");
  });

  it("have names of their own, and run scripts that are there", () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    for (const step of all) {
      if ("scripts" in step)
        expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...step.scripts]));
    }
  });
});
