import { StickyMessage } from "@grandstand/ui/sticky-message";
import spec from "@grandstand/ui/sticky-message/spec.md?raw";
import { stickyMessageStates as states } from "@grandstand/ui/sticky-message/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Sticky message",
  component: StickyMessage,
  parameters: { spec },
  args: { ...states.warning, onAction: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [action] = canvas.getAllByRole("button");
    if (action) await userEvent.click(action);
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
});
export const States = meta.story({
  render: () => <StateGallery component={StickyMessage} states={states} />,
});
