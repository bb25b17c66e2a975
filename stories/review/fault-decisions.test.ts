import { expect, it } from "vitest";
import { keptInspections } from "./evidence-data.ts";
import { faultDecisions, openFaults } from "./fault-decisions.ts";

it("decides of no fault that is found no more", () => {
  const unused = faultDecisions.flatMap(({ inspections, of, fault }) =>
    of.filter((id) => {
      const { faults } = keptInspections.stories[id] ?? {};
      const found = inspections.flatMap((inspection) => faults?.[inspection] ?? []);
      return !found.some((each) => each.startsWith(fault));
    }),
  );
  expect(unused).toEqual([]);
});

it("decides of the story alone that was looked at", () => {
  const fault = "no ring: <iframe title";
  expect(openFaults("keyboard", "components-captcha-frame--states", [fault])).toEqual([]);
  expect(openFaults("keyboard", "components-odds-button--states", [fault])).toEqual([fault]);
});
