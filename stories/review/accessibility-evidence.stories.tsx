import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { wholePage } from "../support/accessibility.ts";
import { AccessibilityEvidence } from "./accessibility-evidence.tsx";
import { keptEvidence, keptInspections, specOfComponent, testRuns } from "./evidence-data.ts";

const meta = preview.meta({
  title: "Review/Accessibility evidence",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: wholePage,
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

export const Evidence = meta.story({
  render: (_args, { loaded: { review } }) => (
    <AccessibilityEvidence
      review={review}
      kept={keptEvidence}
      looked={keptInspections}
      runs={testRuns}
      specs={specOfComponent}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
});
