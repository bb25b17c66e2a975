import { getCountries } from "@grandstand/contract/content";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { askCountryName } from "./country-name.ts";

const belgium = { code: "BE", name: "Belgium", label: "Belgique" };

describe("the country's name", () => {
  it("[API-7] is the one of the person's language", async () => {
    const { api, on } = createFakeApi();
    on(getCountries, () => [{ code: "FR", name: "France", label: "France" }, belgium]);
    expect(await askCountryName(api, "BE")).toBe("Belgique");
    expect(await askCountryName(api, "XX")).toBeNull();
  });

  it("[API-7] [ERRORS-31] is left out where the countries can't be had", async () => {
    const { api, on } = createFakeApi();
    on(getCountries, () => refused(503));
    expect(await askCountryName(api, "BE")).toBeNull();
  });
});
