import { ScrollTop } from "@grandstand/ui/scroll-top";
import spec from "@grandstand/ui/scroll-top/spec.md?raw";
import { scrollTopStates } from "@grandstand/ui/scroll-top/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Scroll top",
  component: ScrollTop,
  parameters: { spec, ...overPage },
  args: scrollTopStates["scrolled far"],
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={ScrollTop} states={scrollTopStates} cell={280} />,
});
