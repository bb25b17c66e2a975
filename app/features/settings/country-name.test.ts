import { getCountries } from "@grandstand/contract/countries";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createCountryName } from "./country-name.ts";

const belgium = { code: "BE", name: "Belgium", label: "Belgique" };

describe("the country's name", () => {
  it("[API-7] is the one of the person's language", async () => {
    const { api, on } = createFakeApi();
    on(getCountries, () => [{ code: "FR", name: "France", label: "France" }, belgium]);
    const name = createCountryName({ api });
    await name.load("BE");
    expect(name.getState()).toMatchObject({ status: "loaded", value: "Belgique" });
    await name.load("XX");
    expect(name.getState()).toMatchObject({ status: "loaded", value: null });
  });

  it("[API-7] [ERRORS-31] is left out where the countries can't be had", async () => {
    const { api, on } = createFakeApi();
    on(getCountries, () => refused(503));
    const name = createCountryName({ api });
    await name.load("BE");
    expect(name.getState()).toMatchObject({ status: "failed" });
  });
});
