import { PartError } from "@grandstand/ui/part-error";
import spec from "@grandstand/ui/part-error/spec.md?raw";
import { partErrorStates } from "@grandstand/ui/part-error/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Part error",
  component: PartError,
  parameters: { spec },
  args: partErrorStates.page,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={PartError} states={partErrorStates} cell={360} />,
});
