import { IdentityCheck, IdentityResult } from "@grandstand/ui/identity-check";
import spec from "@grandstand/ui/identity-check/spec.md?raw";
import { identityCheckStates, identityResultStates } from "@grandstand/ui/identity-check/states";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Identity check",
  component: IdentityCheck,
  parameters: { spec },
  args: identityCheckStates.open,
});

export const Default = meta.story();
export const States = meta.story({
  render: () => <StateGallery component={IdentityCheck} states={identityCheckStates} />,
});
export const Results = meta.story({
  render: () => <StateGallery component={IdentityResult} states={identityResultStates} />,
});
