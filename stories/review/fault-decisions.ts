import type { Inspection } from "../../.storybook/evidence/inspections.ts";

/** What a person decided of a fault that an inspection found, and why it is none of the component's. */
export interface FaultDecision {
  readonly inspections: readonly Inspection[];
  /** How the fault begins. */
  readonly fault: string;
  readonly of: readonly string[];
  readonly because: string;
  readonly on: string;
}

const on = "2026-11-24";

/** The faults that were looked at in a browser, and are no barrier. */
export const faultDecisions: readonly FaultDecision[] = [
  {
    inspections: ["keyboard", "forced"],
    fault: "no ring: <iframe",
    of: [
      "components-captcha-frame--states",
      "components-cashier-overlay--default",
      "components-event-statistics--default",
    ],
    because:
      "The focus goes on into the page in the frame, which is another party's and shows it there. Stories draw an empty one, which has no control.",
    on,
  },
  {
    inspections: ["keyboard", "forced"],
    fault: "only 229 by 20: <a",
    of: ["components-link--states"],
    because:
      "A link is part of a sentence, which WCAG 2.5.8 excepts; the gallery draws it without one, as a line of its own.",
    on,
  },
];

/** The faults of one story that are not decided to be none of the component's. */
export function openFaults(
  inspection: Inspection,
  storyId: string,
  faults: readonly string[] = [],
): string[] {
  const decided = faultDecisions.filter(
    ({ inspections, of }) => inspections.includes(inspection) && of.includes(storyId),
  );
  return faults.filter((fault) => !decided.some((each) => fault.startsWith(each.fault)));
}
