import { Button, ButtonLink } from "@grandstand/ui/button";
import spec from "@grandstand/ui/button/spec.md?raw";
import { buttonLinkStates, buttonStates } from "@grandstand/ui/button/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Button",
  component: Button,
  parameters: { spec },
  args: { ...buttonStates.act, onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  render: () => <StateGallery component={Button} states={buttonStates} cell={220} />,
});

export const Links = meta.story({
  render: () => <StateGallery component={ButtonLink} states={buttonLinkStates} cell={220} />,
});
