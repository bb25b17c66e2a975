import { describe, expect, it } from "vitest";
import { splitQuery } from "./entry-parameters.ts";

describe("the query of a visit", () => {
  it("[ENTRY-14] is distinguished from the page's, letter for letter", () => {
    const search =
      "?userToken=eyJ.a&view=days&slip=1.7&x=%7e&click_id=9&competition=a%20b&utm_source=mail&auth&identifier=1&openCashier=deposit&error=no";
    expect(splitQuery(search)).toEqual({
      page: "?view=days&x=%7e&competition=a%20b",
      entry:
        "?userToken=eyJ.a&slip=1.7&click_id=9&utm_source=mail&auth&identifier=1&openCashier=deposit&error=no",
    });
  });

  it.each(["?user%54oken=t", "?%75serToken=t", "?&userToken=t&"])(
    "[ENTRY-14] %s hides no token from it",
    (search) => expect(splitQuery(search).page).toBe(""),
  );

  it("[ENTRY-14] is empty where there is none", () => {
    expect(splitQuery("")).toEqual({ page: "", entry: "" });
  });
});
