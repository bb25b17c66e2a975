import { OfflineBanner } from "@grandstand/ui/offline-banner";
import spec from "@grandstand/ui/offline-banner/spec.md?raw";
import { offlineBannerStates } from "@grandstand/ui/offline-banner/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Offline banner",
  component: OfflineBanner,
  parameters: { spec },
  args: offlineBannerStates.offline,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={OfflineBanner} states={offlineBannerStates} cell={360} />,
});
