import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { keepBuild } from "./earlier-builds.ts";

const folder = mkdtempSync(join(tmpdir(), "builds-"));
const assets = join(folder, "client/assets");

/** Builds as a bundler does: the previous files are removed. */
function build(name: string) {
  keepBuild(folder, join(folder, "earlier"));
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, name), "");
}

const keptOf = (age: number) => readdirSync(join(folder, "earlier", String(age), "assets"));

describe("keepBuild", () => {
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("keeps the last two builds, each once", () => {
    for (const name of ["a.js", "b.js", "b.js", "b.js", "c.js", "d.js"]) build(name);
    expect(keptOf(1)).toEqual(["c.js"]);
    expect(keptOf(2)).toEqual(["b.js"]);
    expect(readdirSync(join(folder, "earlier"))).toEqual(["1", "2"]);
  });
});
