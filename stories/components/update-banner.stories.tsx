import { UpdateBanner } from "@grandstand/ui/update-banner";
import spec from "@grandstand/ui/update-banner/spec.md?raw";
import { updateBannerStates } from "@grandstand/ui/update-banner/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Update banner",
  component: UpdateBanner,
  parameters: { spec },
  args: updateBannerStates.outdated,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={UpdateBanner} states={updateBannerStates} cell={360} />,
});
