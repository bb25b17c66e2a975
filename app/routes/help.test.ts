import { getContent, getSeo } from "@grandstand/contract/content";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../.server/configuration.ts";
import { createFakeApi, refused } from "../testing/fake-api.ts";
import { loader } from "./help.tsx";

const written = {
  id: "support",
  name: "support",
  url: "/support/",
  meta_title: "Support",
  meta_description: "",
  title: "Support",
  content: '<h2>Betting</h2><ul><li><a href="/support/faq/">Questions</a></li></ul>',
  terms_and_conditions_content: null,
  faq_content: "<h3>Who may bet?</h3><p>Adults.</p>",
  banner_media_url: null,
  keywords: "",
  component: null,
  requires_opt_in: false,
};

type Answer = "there" | 404 | 500;

/** Loads help where the content service answers so for its page and for the questions. */
async function load(page: Answer, faq: Answer) {
  const fake = createFakeApi();
  fake.on(getContent, ({ query }) => {
    const answer = query?.url === "support" ? page : faq;
    return answer === "there" ? { translation: written } : refused(answer);
  });
  fake.on(getSeo, () => refused(500));
  const { site, siteOrigin } = readConfiguration({});
  const grandstand = { configuration: site, nonce: "n", siteOrigin, createApi: () => fake.api };
  const request = new Request("http://localhost:3000/en/support/");
  return loader({ request, context: { grandstand }, params: {} } as unknown as Parameters<
    typeof loader
  >[0]);
}

describe("help", () => {
  it("[SERVER-93] has the guides of its page and the questions", async () => {
    const { data, init } = await load("there", "there");
    expect(init?.status).toBe(200);
    expect(data.page?.guides[0]).toMatchObject({
      title: "Betting",
      guides: [{ href: "/en/support/faq/" }],
    });
    expect(data.questions?.[0]?.question).toBe("Who may bet?");
  });

  it("[SERVER-93] has what there is, with 503, and without questions where there are none", async () => {
    const unknown = await load("there", 500);
    expect([unknown.init?.status, unknown.data.questions]).toEqual([503, null]);
    const without = await load("there", 404);
    expect([without.init?.status, without.data.questions]).toEqual([200, []]);
    const pageless = await load(500, "there");
    expect([pageless.init?.status, pageless.data.page]).toEqual([503, null]);
    await expect(load(404, "there")).rejects.toMatchObject({ status: 404 });
  });
});
