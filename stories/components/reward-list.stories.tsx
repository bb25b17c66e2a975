import { RewardList } from "@grandstand/ui/reward-list";
import spec from "@grandstand/ui/reward-list/spec.md?raw";
import { rewardListStates } from "@grandstand/ui/reward-list/states";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Reward list",
  component: RewardList,
  parameters: { spec },
  args: rewardListStates["of each kind"],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
});

export const States = meta.story({
  // Every tile draws the list alone on its page; here they are beside each other.
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
  render: () => <StateGallery component={RewardList} states={rewardListStates} cell={420} />,
});
