import { ChoiceList } from "@grandstand/ui/choice-list";
import spec from "@grandstand/ui/choice-list/spec.md?raw";
import { choiceListStates } from "@grandstand/ui/choice-list/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Choice list",
  component: ChoiceList,
  parameters: { spec },
  args: { ...choiceListStates.open, onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Système 2/3"));
    await expect(args.onChoose).toHaveBeenCalledWith("perm-2", expect.anything());
  },
});

export const States = meta.story({
  render: () => (
    <StateGallery component={ChoiceList<string>} states={choiceListStates} cell={320} />
  ),
});
