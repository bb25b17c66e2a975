import { SelectButton } from "@grandstand/ui/select-button";
import spec from "@grandstand/ui/select-button/spec.md?raw";
import { selectButtonStates } from "@grandstand/ui/select-button/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Select button",
  component: SelectButton,
  parameters: { spec },
  args: selectButtonStates["with an icon"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => (
    <StateGallery component={SelectButton<string>} states={selectButtonStates} cell={240} />
  ),
});
