import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInstalled, refuseOldNode } from "./ensure-install.mjs";

describe("refuseOldNode", () => {
  it.each(["20.19.0", "20.19.5", "22.0.0", "24.1.0"])("accepts Node %s", (version) => {
    expect(() => refuseOldNode(version)).not.toThrow();
  });

  it.each(["18.20.0", "20.18.3"])("refuses Node %s and says what to get", (version) => {
    expect(() => refuseOldNode(version)).toThrow(/needs 20\.19 or later/);
  });
});

describe("isInstalled", () => {
  const locked = {
    "": { version: "0.1.0" },
    "node_modules/one": { version: "1.0.0" },
    "node_modules/for-mac": { version: "1.0.0", optional: true },
  };
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "grandstand-install-"));
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: locked }));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function installed(packages: Record<string, { version: string }>) {
    writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  }

  it("is false before an install, and after one that was cut short", () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it("is true with the lockfile's versions; what is for other machines may be absent", () => {
    installed({ "node_modules/one": { version: "1.0.0" } });
    expect(isInstalled(folder)).toBe(true);
  });

  it("is false when the lockfile names another version, or a new package", () => {
    installed({ "node_modules/one": { version: "0.9.0" } });
    expect(isInstalled(folder)).toBe(false);
    installed({});
    expect(isInstalled(folder)).toBe(false);
  });
});
