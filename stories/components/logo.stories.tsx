import { Logo } from "@grandstand/ui/logo";
import spec from "@grandstand/ui/logo/spec.md?raw";
import { logoStates } from "@grandstand/ui/logo/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Logo",
  component: Logo,
  parameters: { spec },
  args: logoStates.full,
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => <StateGallery component={Logo} states={logoStates} cell={220} />,
});
