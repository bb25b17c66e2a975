import { expect, it } from "vitest";
import { findSeo } from "./content.ts";

it("[ACCOUNT-291] has the way to a page as names, and as links", () => {
  const seo = findSeo("/support/faq/", "en");
  expect(seo?.breadcrumbs.map(({ url }) => url)).toEqual(["/", "/support/", "/support/faq/"]);
  expect(seo?.crumbs).toEqual(seo?.breadcrumbs.map(({ name }) => name));
  expect(findSeo("/", "en")?.crumbs).toEqual([]);
});
