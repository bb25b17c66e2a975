import { getContent, getSeo } from "@grandstand/contract/content";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../.server/configuration.ts";
import type { ApiFailure } from "../core/client/client.ts";
import { createFakeApi, refused } from "../testing/fake-api.ts";
import { loader } from "./content.tsx";

/** Loads a page of the content service, which fails so. */
async function load(failure: ApiFailure) {
  const fake = createFakeApi();
  fake.on(getContent, () => ({ failure }));
  fake.on(getSeo, () => ({ failure }));
  const { site, siteOrigin } = readConfiguration({});
  const grandstand = { configuration: site, nonce: "n", siteOrigin, createApi: () => fake.api };
  const request = new Request("http://localhost:3000/en/support/faq/");
  return loader({ request, context: { grandstand }, params: {} } as unknown as Parameters<
    typeof loader
  >[0]);
}

describe("a page of the content service", () => {
  it.each(["timeout", "unreachable", "malformed"] as const)(
    "[SERVER-86] that can't be had (%s) is no page: 503",
    async (kind) => {
      const { data, init } = await load({ kind });
      expect([init?.status, data.page]).toEqual([503, null]);
    },
  );

  it("[SERVER-86] that the service refuses is a 503 too, and one that is not there a 404", async () => {
    expect((await load(refused(500).failure)).init?.status).toBe(503);
    await expect(load(refused(404).failure)).rejects.toMatchObject({ status: 404 });
  });
});
