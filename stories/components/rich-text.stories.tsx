import { RichText } from "@grandstand/ui/rich-text";
import spec from "@grandstand/ui/rich-text/spec.md?raw";
import { richTextStates } from "@grandstand/ui/rich-text/states";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Rich text",
  component: RichText,
  parameters: { spec },
  args: richTextStates["one of everything"],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Les mises" })).toBeVisible();
  },
});

export const States = meta.story({
  parameters: { gallery: true },
  render: () => <StateGallery component={RichText} states={richTextStates} />,
});
