import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flagFileOf, flagFiles } from "./flag-files.ts";

describe("the files of flags", () => {
  it("are there for the countries of the programme and for parts of one", () => {
    const codes =
      "au be br de es eu fr gb gb-eng gb-nir gb-sct gb-wls ie it jp mx nl pt tr us".split(" ");
    expect(flagFiles()).toEqual(expect.arrayContaining(codes.map((code) => `${code}.svg`)));
  });

  it("are served by their names alone", () => {
    expect(existsSync(flagFileOf("/be.svg?t=1") ?? "")).toBe(true);
    for (const address of ["/", "/zz.svg", "/../package.json", "/BE.svg", "/be"]) {
      expect(flagFileOf(address)).toBeNull();
    }
  });
});
