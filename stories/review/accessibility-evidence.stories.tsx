import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { AccessibilityEvidence } from "./accessibility-evidence.tsx";
import { keptInspections, testRuns } from "./evidence-data.ts";
import { longPage } from "./long-page.ts";

const meta = preview.meta({
  title: "Review/Accessibility evidence",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: longPage,
  loaders: [
    async () => ({
      review: (await import("virtual:grandstand-review")).default,
      evidence: (await import("virtual:grandstand-evidence")).default,
    }),
  ],
});

export const Evidence = meta.story({
  render: (_args, { loaded: { review, evidence } }) => (
    <AccessibilityEvidence
      review={review}
      kept={evidence.kept}
      looked={keptInspections}
      runs={testRuns}
      specs={evidence.specs}
      transcripts={evidence.transcripts}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    const pairs = canvas.getByText(/pairs, measured in three themes/);
    // What is behind a line is drawn as it is opened.
    await expect(canvas.queryByText("Ground")).toBeNull();
    await userEvent.click(pairs);
    await expect(await canvas.findByText("Ground")).toBeVisible();
    await userEvent.click(pairs);
    await waitFor(() => expect(canvas.queryByText("Ground")).toBeNull());
  },
});
