import { describe, expect, it } from "vitest";
import { contentHead } from "./content-view.ts";

const page = {
  id: "1",
  name: "terms",
  url: "support/terms-conditions",
  meta_title: "Terms and conditions",
  meta_description: "What holds between us",
  title: "Terms",
  content: "<p>…</p>",
  terms_and_conditions_content: null,
  faq_content: null,
  banner_media_url: null,
  keywords: "",
  component: null,
  requires_opt_in: false,
};

describe("what search engines get of a content page", () => {
  it("[ERRORS-21] [ACCOUNT-332] is the page's own title and text where there are no data for them", () => {
    expect(contentHead(null, page, "Grandstand")).toEqual({
      title: "Terms and conditions",
      description: "What holds between us",
    });
    expect(contentHead(null, null, "Grandstand")).toEqual({ title: "Grandstand", description: "" });
  });
});
