import { Header } from "@grandstand/ui/header";
import spec from "@grandstand/ui/header/spec.md?raw";
import { headerStates } from "@grandstand/ui/header/states";
import preview from "../../.storybook/preview.tsx";
import { gallery } from "../support/accessibility.ts";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Header",
  component: Header,
  parameters: { spec, bare: true },
  args: headerStates["logged in"],
});

export const Default = meta.story({});

export const States = meta.story({
  parameters: gallery,
  render: () => <StateGallery component={Header} states={headerStates} cell={1200} />,
});
