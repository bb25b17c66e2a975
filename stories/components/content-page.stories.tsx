import { ContentPage } from "@grandstand/ui/content-page";
import spec from "@grandstand/ui/content-page/spec.md?raw";
import { contentPageStates } from "@grandstand/ui/content-page/states";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Content page",
  component: ContentPage,
  parameters: { spec },
  args: contentPageStates["with questions"],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Les mises" })).toBeVisible();
  },
});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={ContentPage} states={contentPageStates} />,
});
