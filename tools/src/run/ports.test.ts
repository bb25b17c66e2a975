import { describe, expect, it } from "vitest";
import { portOf } from "./ports.ts";

describe("portOf", () => {
  it("is the usual port when nothing moves it", () => {
    expect(portOf("site", {})).toBe(3000);
    expect(portOf("sandbox", { SANDBOX_PORT: "" })).toBe(4000);
  });

  it("follows the variable", () => {
    expect(portOf("storybook", { STORYBOOK_PORT: "6100" })).toBe(6100);
  });

  it("is the one after the sandbox's for the cashier, unless it is moved", () => {
    expect(portOf("cashier", {})).toBe(4001);
    expect(portOf("cashier", { SANDBOX_PORT: "4150" })).toBe(4151);
    expect(portOf("cashier", { SANDBOX_PORT: "4150", CASHIER_PORT: "4990" })).toBe(4990);
  });

  it.each(["0", "65536", "3000x", "-1", "1e3"])("refuses %s and names the variable", (text) => {
    expect(() => portOf("site", { SITE_PORT: text })).toThrow(/SITE_PORT/);
  });
});
