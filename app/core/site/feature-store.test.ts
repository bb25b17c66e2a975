import { describe, expect, it } from "vitest";
import { siteOf } from "../../testing/site-of.ts";
import { featureStore } from "./feature-store.ts";

describe("feature store", () => {
  it("is made once a site", () => {
    const site = siteOf({});
    const create = () => ({});
    expect(featureStore(site, create)).toBe(featureStore(site, create));
  });

  it("is not shared between sites", () => {
    const create = () => ({});
    expect(featureStore(siteOf({}), create)).not.toBe(featureStore(siteOf({}), create));
  });
});
