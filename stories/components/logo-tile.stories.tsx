import { LogoTile } from "@grandstand/ui/logo-tile";
import spec from "@grandstand/ui/logo-tile/spec.md?raw";
import { logoTileStates } from "@grandstand/ui/logo-tile/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Logo tile",
  component: LogoTile,
  parameters: { spec },
  args: logoTileStates["in a heading"],
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StateGallery component={LogoTile} states={logoTileStates} cell={110} />,
});
