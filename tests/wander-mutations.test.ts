import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { endOfMutation, tableOf } from "./wander/mutate.ts";
import { type Mutation, mutate, mutations, mutationsOf } from "./wander/mutations.ts";

const one: Mutation = {
  name: "one",
  why: "",
  edits: [{ file: "a.ts", from: "stake", to: "stake + 1" }],
};

describe("the mutations that a walk notices", () => {
  it.each(mutations)("[WANDER-63] $name changes what its files have", (mutation) => {
    for (const file of new Set(mutation.edits.map((edit) => edit.file))) {
      const text = readFileSync(join(root, file), "utf8");
      expect(mutate(mutation, file, text)).not.toBe(text);
    }
  });

  it("[WANDER-63] is an error by its name where a text is gone, or is there twice", () => {
    expect(mutate(one, "a.ts", "return stake;")).toBe("return stake + 1;");
    expect(mutate(one, "b.ts", "return stake;")).toBe("return stake;");
    expect(() => mutate(one, "a.ts", "return 0;")).toThrow(/mutation one .* a\.ts has 0 times/);
    expect(() => mutate(one, "a.ts", "stake - stake")).toThrow(/2 times/);
  });

  it("[WANDER-63] are known by name, each by one, or all together", () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
    expect(mutationsOf("all")).toBe(mutations);
    expect(mutationsOf("bet-placed-twice")).toHaveLength(1);
    expect(() => mutationsOf("nothing")).toThrow(/No mutation is called nothing/);
  });

  it("[WANDER-64] end with what noticed them", () => {
    const words = "Error: [WANDER-10] debited, of 3 | 4\n\nThe steps:";
    const found = [{ words, step: 41, seconds: 63, seed: 8 }];
    const end = endOfMutation(one, { steps: 30, found }, 7);
    expect(tableOf([end]).split("\n").at(-1)).toBe(
      "| one | [WANDER-10] debited, of 3 \\| 4 | 41 | 63 | 8 |",
    );
    const unnoticed = endOfMutation(one, { steps: 300, found: [] }, 7);
    expect(unnoticed).toMatchObject({ noticedBy: null, steps: 300, seed: 7 });
    expect(endOfMutation(one, null, 7)).toMatchObject({ noticedBy: null, steps: 0 });
  });
});
