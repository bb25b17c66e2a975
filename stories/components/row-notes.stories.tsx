import { RowNotes } from "@grandstand/ui/row-notes";
import spec from "@grandstand/ui/row-notes/spec.md?raw";
import { rowNotesStates } from "@grandstand/ui/row-notes/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Row notes",
  component: RowNotes,
  parameters: { spec },
  args: rowNotesStates["goal and sent off"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={RowNotes} states={rowNotesStates} cell={240} />,
});
