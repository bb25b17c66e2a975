import { PlayerReviews } from "@grandstand/ui/player-reviews";
import spec from "@grandstand/ui/player-reviews/spec.md?raw";
import { playerReviewsStates } from "@grandstand/ui/player-reviews/states";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Player reviews",
  component: PlayerReviews,
  parameters: { spec },
  args: playerReviewsStates.usual,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", args.href);
  },
});

export const States = meta.story({
  render: () => <StateGallery component={PlayerReviews} states={playerReviewsStates} />,
});
