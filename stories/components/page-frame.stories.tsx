import { PageFrame } from "@grandstand/ui/page-frame";
import spec from "@grandstand/ui/page-frame/spec.md?raw";
import { pageFrameStates } from "@grandstand/ui/page-frame/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { overPage } from "../support/over-page.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Page frame",
  component: PageFrame,
  parameters: { spec, bare: true, ...overPage },
  args: pageFrameStates.home,
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={PageFrame} states={pageFrameStates} cell={1200} />,
});
