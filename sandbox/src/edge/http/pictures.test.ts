import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { findPage } from "../../domain/content/content.ts";
import { offersIn } from "../../domain/offers/offers.ts";
import type { Environment } from "../../kernel/environment.ts";
import { addPictures } from "./serve-pictures.ts";

const app = new Hono<Environment>();
addPictures(app);
const origin = "http://content.example";

async function pictureAt(address: string | null | undefined): Promise<string> {
  const answer = await app.request(address?.replace(origin, "") ?? "");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("image/svg+xml");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  return answer.text();
}

describe("pictures", () => {
  it("[PICTURES-1] a banner is there in each language, and its own", async () => {
    const banners = new Set<string>();
    for (const language of ["fr", "nl", "en"] as const) {
      const page = findPage("support/faq", language, origin);
      banners.add(await pictureAt(page?.banner_media_url));
    }
    expect(banners.size).toBe(3);
  });

  it("[PICTURES-2] every offer's picture is there", async () => {
    for (const { image } of offersIn("fr", origin)) await pictureAt(image);
    expect((await app.request("/content/pictures/none.svg")).status).toBe(404);
  });
});
