import { ErrorPage } from "@grandstand/ui/error-page";
import spec from "@grandstand/ui/error-page/spec.md?raw";
import { errorPageStates } from "@grandstand/ui/error-page/states";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

/** How many times faster than the browser's own the frames of a test are. */
const hurry = 100;

const meta = preview.meta({
  title: "Components/Error page",
  component: ErrorPage,
  parameters: { spec, bare: true },
  args: errorPageStates["not found"],
  // The particles fly for seconds, and only their final positions are checked.
  beforeEach() {
    if (!import.meta.env.VITEST) return;
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) => requestAnimationFrame((at) => draw(at * hurry));
    return () => void Object.assign(window, { requestAnimationFrame });
  },
});

/** Waits until the particles rest, so that the picture is the same every time. */
async function rest(canvasElement: HTMLElement): Promise<void> {
  const digits = () => canvasElement.querySelector("canvas")?.dataset.state;
  await waitFor(() => expect(digits()).toBe("still"));
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
