import { BuilderOffer } from "@grandstand/ui/builder-offer";
import spec from "@grandstand/ui/builder-offer/spec.md?raw";
import { builderOfferStates } from "@grandstand/ui/builder-offer/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Builder offer",
  component: BuilderOffer,
  parameters: { spec },
  args: { ...builderOfferStates.off, onSwitch: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await expect(args.onSwitch).toHaveBeenCalledWith(true, expect.anything());
  },
});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={BuilderOffer} states={builderOfferStates} cell={560} />,
});
