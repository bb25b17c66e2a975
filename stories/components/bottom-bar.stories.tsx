import { BottomBar } from "@grandstand/ui/bottom-bar";
import spec from "@grandstand/ui/bottom-bar/spec.md?raw";
import { bottomBarStates } from "@grandstand/ui/bottom-bar/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Bottom bar",
  component: BottomBar,
  parameters: { spec },
  args: { ...bottomBarStates["logged in"], onOpenSlip: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onOpenSlip).toHaveBeenCalledOnce();
  },
});

// Several bars on one page are several navigations of one name, which only a gallery has.
export const States = meta.story({
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: "target-size", enabled: true },
          { id: "landmark-unique", enabled: false },
        ],
      },
    },
  },
  render: () => <StateGallery component={BottomBar} states={bottomBarStates} cell={340} />,
});
