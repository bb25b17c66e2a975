import { HelpPage } from "@grandstand/ui/help-page";
import spec from "@grandstand/ui/help-page/spec.md?raw";
import { helpPageStates } from "@grandstand/ui/help-page/states";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Help page",
  component: HelpPage,
  parameters: { spec },
  args: helpPageStates["for a visitor"],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Parier" })).toBeVisible();
  },
});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={HelpPage} states={helpPageStates} />,
});
