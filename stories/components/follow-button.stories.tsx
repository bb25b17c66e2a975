import { FollowButton } from "@grandstand/ui/follow-button";
import spec from "@grandstand/ui/follow-button/spec.md?raw";
import { followButtonStates } from "@grandstand/ui/follow-button/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Follow button",
  component: FollowButton,
  parameters: { spec },
  args: followButtonStates["not followed"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={FollowButton} states={followButtonStates} cell={160} />,
});
