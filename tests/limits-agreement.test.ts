import { limitKinds as onTheWire } from "@grandstand/contract/limits";
import { limitKinds } from "@grandstand/rules/limits";
import { describe, expect, it } from "vitest";

describe("the kinds of limits", () => {
  it("are the same in the rules and on the wire, neither of which reads the other (A3)", () => {
    expect(limitKinds).toEqual(onTheWire);
  });
});
