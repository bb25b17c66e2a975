import { expect, it } from "vitest";
import { searchIn } from "./address-search.ts";

it("finds in an address what is searched for, with the dots of a key", () => {
  expect(searchIn("?id=a--b&args=search:cool_off.popup.title")).toBe("cool_off.popup.title");
  expect(searchIn("?args=owner:product;search:on+t%C3%A9&viewMode=story")).toBe("on té");
  expect(searchIn("?args=owner:product")).toBe("");
  expect(searchIn("")).toBe("");
});
