import { describe, expect, it } from "vitest";
import { featureStore } from "./feature-store.ts";
import type { Site } from "./site.ts";

const siteWithout = () => ({ stores: new Map() }) as unknown as Site;

describe("feature store", () => {
  it("is made once a site", () => {
    const site = siteWithout();
    const create = () => ({});
    expect(featureStore(site, create)).toBe(featureStore(site, create));
  });

  it("is not shared between sites", () => {
    const create = () => ({});
    expect(featureStore(siteWithout(), create)).not.toBe(featureStore(siteWithout(), create));
  });
});
