import { MarkImage } from "@grandstand/ui/mark-image";
import spec from "@grandstand/ui/mark-image/spec.md?raw";
import { markImageStates } from "@grandstand/ui/mark-image/states";
import { MarkSheet } from "@grandstand/ui/mark-sheet";
import { markSheetStates } from "@grandstand/ui/mark-sheet/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Mark image",
  component: MarkImage,
  parameters: { spec },
  args: markImageStates["in a heading"],
  decorators: [
    (Story) => (
      <>
        <MarkSheet {...markSheetStates["all kinds"]} />
        <Story />
      </>
    ),
  ],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={MarkImage} states={markImageStates} cell={140} />,
});
