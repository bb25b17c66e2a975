import { describe, expect, it } from "vitest";
import { componentStrings } from "../house/component-strings.ts";
import { rawColours } from "../house/raw-colour.ts";
import { rooms } from "../house/rooms.ts";
import { specs } from "../specs/proofs.ts";
import { isRoomName, surfaceFiles } from "./templates.ts";

describe("a new surface", () => {
  it("passes the checks of the house and of specs as it is made", () => {
    const files = [...surfaceFiles("price-tag")].map(([path, text]) => ({ path, text }));
    for (const check of [rooms, rawColours, componentStrings, specs]) {
      expect(check.find(files)).toEqual([]);
    }
  });

  it("names everything after its room", () => {
    const files = surfaceFiles("price-tag");
    expect([...files.keys()]).toContain("ui/src/price-tag/price-tag.states.ts");
    expect(files.get("ui/src/price-tag/index.ts")).toContain("PriceTag, type PriceTagProps");
    expect(files.get("ui/src/price-tag/price-tag.spec.md")).toContain("[PRICE-TAG-1]");
  });
});

describe("isRoomName", () => {
  it.each(["badge", "odds-button", "top-10"])("takes %s", (name) => {
    expect(isRoomName(name)).toBe(true);
  });

  it.each(["", "Badge", "odds_button", "-badge", "a--b", "../badge", "1x2"])(
    "refuses %j",
    (name) => {
      expect(isRoomName(name)).toBe(false);
    },
  );
});
