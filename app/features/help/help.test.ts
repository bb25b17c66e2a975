import { describe, expect, it } from "vitest";
import { createHelpChoices } from "./choices.ts";

describe("what is typed and open in help", () => {
  it("[HELP-1] is of one visit", () => {
    const choices = createHelpChoices();
    choices.type("a /support/", "retrait");
    choices.toggle("a /support/", "Où est mon retrait ?", true);
    choices.toggle("b /support/", "Qui peut parier ?", true);
    expect(choices.getState().get("a /support/")).toEqual({
      query: "retrait",
      openQuestions: ["Où est mon retrait ?"],
    });
    expect(choices.getState().get("b /support/")?.query).toBe("");
    choices.toggle("a /support/", "Où est mon retrait ?", false);
    expect(choices.getState().get("a /support/")).toEqual({ query: "retrait", openQuestions: [] });
  });

  it("[HELP-2] is not kept of the oldest visits", () => {
    const choices = createHelpChoices();
    for (let visit = 0; visit < 30; visit += 1) choices.type(`${visit}`, "a");
    expect(choices.getState().size).toBe(20);
    expect(choices.getState().has("29")).toBe(true);
  });
});
