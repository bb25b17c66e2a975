import { languages as onTheWire } from "@grandstand/contract/entities";
import { locales } from "@grandstand/rules/locale";
import { languages as ofCatalogs } from "@grandstand/tools/src/wording/catalogs.ts";
import { describe, expect, it } from "vitest";

describe("the languages", () => {
  it("are the same for the site, on the wire and in the catalogs, none of which reads another (B9)", () => {
    expect(onTheWire).toEqual(locales);
    expect(ofCatalogs).toEqual(locales);
  });
});
