import { OfflinePage } from "@grandstand/ui/offline-page";
import spec from "@grandstand/ui/offline-page/spec.md?raw";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Offline page",
  component: OfflinePage,
  parameters: { spec, bare: true },
});

export const Default = meta.story({
  // Testing Library takes an empty address for none, and so finds no link by its role.
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("main a")).toHaveAttribute("href", "");
  },
});
