import { OddsButton } from "@grandstand/ui/odds-button";
import spec from "@grandstand/ui/odds-button/spec.md?raw";
import { oddsButtonStates } from "@grandstand/ui/odds-button/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Odds button",
  component: OddsButton,
  parameters: { spec },
  args: { ...oddsButtonStates.open, onToggle: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).toHaveBeenCalledWith("outcome-draw", expect.anything());
  },
});

export const States = meta.story({
  render: () => <StateGallery component={OddsButton} states={oddsButtonStates} cell={220} />,
});
