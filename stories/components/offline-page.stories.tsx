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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "");
  },
});
