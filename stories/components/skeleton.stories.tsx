import { Skeleton } from "@grandstand/ui/skeleton";
import spec from "@grandstand/ui/skeleton/spec.md?raw";
import { skeletonStates } from "@grandstand/ui/skeleton/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Skeleton",
  component: Skeleton,
  parameters: { spec },
  args: skeletonStates.card,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={Skeleton} states={skeletonStates} cell={220} />,
});
