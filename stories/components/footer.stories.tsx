import { Footer } from "@grandstand/ui/footer";
import spec from "@grandstand/ui/footer/spec.md?raw";
import { footerStates } from "@grandstand/ui/footer/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Footer",
  component: Footer,
  parameters: { spec },
  args: footerStates.whole,
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={Footer} states={footerStates} cell={760} />,
});
