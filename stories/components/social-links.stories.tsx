import { SocialLinks } from "@grandstand/ui/social-links";
import spec from "@grandstand/ui/social-links/spec.md?raw";
import { socialLinksStates } from "@grandstand/ui/social-links/states";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Social links",
  component: SocialLinks,
  parameters: { spec },
  args: socialLinksStates.usual,
});

export const Default = meta.story();

export const AnotherNetwork = meta.story({ args: socialLinksStates["another network"] });
