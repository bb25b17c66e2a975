import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { AccessibilityEvidence } from "./accessibility-evidence.tsx";
import { fetchEvidence } from "./fetch-evidence.ts";
import { longPage } from "./long-page.ts";
import { sampleEvidence } from "./sample-evidence.ts";

const meta = preview.meta({
  title: "Review/Accessibility evidence",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: longPage,
  loaders: [
    async () => ({
      review: (await import("virtual:grandstand-review")).default,
      evidence: (await import("virtual:grandstand-evidence")).default,
      published: await fetchEvidence(),
    }),
  ],
});

const isInSample = ({ folder }: { readonly folder: string }) =>
  ["badge", "odds-button"].includes(folder);

export const Evidence = meta.story({
  render: (_args, { loaded: { review, evidence, published } }) => (
    <AccessibilityEvidence review={review} published={published} {...evidence} />
  ),
  play: async ({ canvas, loaded: { published } }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    const without = canvas.queryByText(/No results were published with this Storybook/);
    await expect(without === null).toBe(published !== undefined);
  },
});

/** Whatever was published with this Storybook: two components, of which one has changed since. A test's, and no evidence. */
export const ChangedSince = meta.story({
  tags: ["!dev"],
  render: (_args, { loaded: { review, evidence } }) => (
    <AccessibilityEvidence
      // These alone: axe takes seconds for a page of a thousand cells.
      review={{ ...review, components: review.components.filter(isInSample) }}
      published={sampleEvidence}
      {...evidence}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    // By role it would take seconds: the page has thousands of elements.
    const rowOf = (name: string) => canvas.getByText(name, { selector: "th" }).closest("tr");
    await expect(rowOf("Badge")).toHaveTextContent("2026-11-27, changed since");
    await expect(rowOf("Odds button")).not.toHaveTextContent("changed since");
    const reflow = within(rowOf("9.1.4.10 Reflow (AA)") ?? document.body);
    await expect(reflow.getByText("partly supports")).toBeVisible();
    await expect(reflow.getByText(/1 changed since \(badge--states\)/)).toBeVisible();
    const pairs = canvas.getByText(/pairs, measured in three themes/);
    // What is behind a line is drawn as it is opened.
    await expect(canvas.queryByText("Ground")).toBeNull();
    await userEvent.click(pairs);
    await expect(await canvas.findByText("Ground")).toBeVisible();
    await userEvent.click(pairs);
    await waitFor(() => expect(canvas.queryByText("Ground")).toBeNull());
  },
});
