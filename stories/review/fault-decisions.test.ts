import { expect, it } from "vitest";
import { openFaults } from "./fault-decisions.ts";

it("decides of the story alone that was looked at", () => {
  const fault = "no ring: <iframe title";
  expect(openFaults("keyboard", "components-captcha-frame--states", [fault])).toEqual([]);
  expect(openFaults("keyboard", "components-odds-button--states", [fault])).toEqual([fault]);
});
