import { describe, expect, it } from "vitest";
import { completeLockfile, machineOf, missingOptionalPackages } from "./complete.ts";

const lockfile = {
  packages: {
    "": {},
    "node_modules/fast": {
      version: "1.2.3",
      dev: true,
      optionalDependencies: { "@fast/linux-x64-gnu": "1.2.3", "@fast/darwin-arm64": "1.2.3" },
    },
    "node_modules/@fast/linux-x64-gnu": { version: "1.2.3", optional: true },
    "node_modules/other": { version: "1.0.0", optionalDependencies: { maybe: "^2.0.0" } },
    "app/node_modules/nested": {
      version: "1.0.0",
      optionalDependencies: { "@n/linux-x64": "1.0.0" },
    },
    "app/node_modules/@n/linux-x64": { version: "1.0.0" },
    "node_modules/slow/node_modules/fast": {
      version: "2.0.0",
      optionalDependencies: { "@fast/linux-x64-gnu": "2.0.0" },
    },
  },
};

describe("the lockfile", () => {
  it("lacks the packages for other machines that npm could not look up, and no others", () => {
    expect(missingOptionalPackages(lockfile)).toEqual([
      {
        name: "@fast/darwin-arm64",
        version: "1.2.3",
        of: "node_modules/fast",
        path: "node_modules/@fast/darwin-arm64",
        isDevelopment: true,
      },
      {
        name: "@fast/linux-x64-gnu",
        version: "2.0.0",
        of: "node_modules/slow/node_modules/fast",
        path: "node_modules/slow/node_modules/@fast/linux-x64-gnu",
        isDevelopment: false,
      },
    ]);
  });

  it("is completed with what npm needs to leave them out on this machine", () => {
    const complete = completeLockfile(lockfile);
    expect(complete.packages["node_modules/@fast/darwin-arm64" as never]).toEqual({
      version: "1.2.3",
      cpu: ["arm64"],
      os: ["darwin"],
      dev: true,
      optional: true,
    });
    expect(missingOptionalPackages(complete)).toEqual([]);
  });
});

describe("machineOf", () => {
  it.each([
    ["@biomejs/cli-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
    ["@rollup/rollup-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
    ["@rollup/rollup-win32-x64-gnu", { os: ["win32"], cpu: ["x64"] }],
    ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
  ])("reads %s", (name, machine) => {
    expect(machineOf(name)).toEqual(machine);
  });
});
