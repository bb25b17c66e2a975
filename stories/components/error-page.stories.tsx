import { ErrorPage } from "@grandstand/ui/error-page";
import spec from "@grandstand/ui/error-page/spec.md?raw";
import { errorPageStates } from "@grandstand/ui/error-page/states";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Error page",
  component: ErrorPage,
  parameters: { spec, bare: true },
  args: errorPageStates["not found"],
});

/** Waits until the particles rest, so that the picture is the same every time. */
async function rest(canvasElement: HTMLElement): Promise<void> {
  const digits = () => canvasElement.querySelector("canvas")?.dataset.state;
  await waitFor(() => expect(digits()).toBe("still"), { timeout: 8_000 });
}

export const Default = meta.story({
  play: async ({ canvasElement }) => rest(canvasElement),
});

export const Failed = meta.story({
  args: errorPageStates.failed,
  play: async ({ canvasElement }) => rest(canvasElement),
});

export const AnotherFailure = meta.story({
  args: errorPageStates["another failure"],
  play: async ({ canvasElement }) => rest(canvasElement),
});
