import { expect, it } from "vitest";
import { findTarget } from "./target.ts";

it("finds a step, a file by its path, and tests by what their titles say", () => {
  expect(findTarget("components").step.name).toBe("components");
  const file = "ui/src/odds-button/odds-button.test.tsx";
  expect(findTarget("odds-button.test")).toMatchObject({
    step: { name: "components" },
    narrowed: { file },
  });
  // Put together, or this test would have it too.
  const title = ["ODDS", "BUTTON", "11"].join("-");
  expect(findTarget(title)).toMatchObject({ narrowed: { file, pattern: title } });
  expect(() => findTarget("no test is called this".toUpperCase())).toThrow(/Neither a step/);
});
