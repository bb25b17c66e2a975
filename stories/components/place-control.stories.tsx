import { PlaceControl } from "@grandstand/ui/place-control";
import spec from "@grandstand/ui/place-control/spec.md?raw";
import { placeControlStates } from "@grandstand/ui/place-control/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Place control",
  component: PlaceControl,
  parameters: { spec },
  args: { ...placeControlStates.place, onPlace: fn() },
  decorators: [
    (Story) => (
      <div className="gs:mx-auto gs:max-w-slip">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { description: /2\.24/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  decorators: [],
  render: () => <StateGallery component={PlaceControl} states={placeControlStates} cell={340} />,
});
